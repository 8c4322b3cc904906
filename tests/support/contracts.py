"""A contract that import-linter itself does not have."""

import sys
from typing import Any

from importlinter import Contract, ContractCheck, fields, output


class StandardLibrary(Contract):
    """A package imports nothing but itself and the standard library."""

    package = fields.ModuleField()

    def check(self, graph: Any, verbose: bool) -> ContractCheck:
        package = self.package.name
        modules = {package, *graph.find_descendants(package)} if package in graph.modules else set()
        strangers = [
            f"{module} imports {imported}"
            for module in sorted(modules)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported not in modules and imported.partition(".")[0] not in sys.stdlib_module_names
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        for stranger in check.metadata["strangers"]:
            output.print_error(stranger)
