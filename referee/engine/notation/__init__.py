"""The table record as text: its words, its lines and the whole record, parsed and formatted."""
