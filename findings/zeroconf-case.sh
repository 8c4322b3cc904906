#!/bin/sh
# zeroconf 0.154.0. A second server that announces the same name is refused (NonUniqueNameException), but "referee"
# beside "Referee" is not, although names in mDNS ignore case: both announce, and whoever asks for either of them in
# whatever case is given the first one's name.
. "$(dirname "$0")/lib/common"
python_packages zeroconf==0.154.0
now=$(python - <<'E'
import socket
from zeroconf import NonUniqueNameException, ServiceInfo, Zeroconf
KIND = "_http._tcp.local."
def info(name, port):
    return ServiceInfo(KIND, f"{name}.{KIND}", addresses=[socket.inet_aton("127.0.0.1")], port=port, server=f"h{port}.local.")
one, two, phone = (Zeroconf(interfaces=["127.0.0.1"]) for _ in range(3))
one.register_service(info("Referee", 1))
said = []
for name in ("Referee", "referee"):
    try:
        two.register_service(info(name, 2))
        said.append("announced")
    except NonUniqueNameException:
        said.append("refused")
found = phone.get_service_info(KIND, f"REFEREE.{KIND}")
for z in (one, two, phone):
    z.close()
print(*said, found.name.split(".")[0].lower())
E
)
seen 'a second Referee, a second referee, asked for REFEREE' 'refused announced referee' "$now"
exit $changed
