#!/bin/sh
# Four writers of QR codes: qrcode 8.2 and segno 1.6.6 of PyPI, qrcode 1.5.4 and qrcode-generator 1.4.4 of npm. For the
# same address, correction M and no quiet zone they hardly ever draw the same picture: the standard lets the writer try
# eight masks and take the one of the least penalty, and each takes another one. Where 31 digits stand in the address,
# one of each language parts the text into modes and needs a smaller picture (version 4, not 5). So pictures of two
# writers cannot be compared by their modules, in tests neither.
. "$(dirname "$0")/lib/common"
python_packages qrcode==8.2 segno==1.6.6
npm_packages qrcode@1.5.4 qrcode-generator@1.4.4
cat > "$work/run.js" <<'E'
const q = require('qrcode'), g = require('qrcode-generator')
const flat = (n, dark) => Array.from({length: n * n}, (_, i) => dark(Math.floor(i / n), i % n) ? 1 : 0).join('')
const all = process.argv.slice(2).map(text => {
  const a = q.create(text, {errorCorrectionLevel: 'M'}).modules, b = g(0, 'M')
  b.addData(text)
  b.make()
  return [flat(a.size, (i, j) => a.data[i * a.size + j]), flat(b.getModuleCount(), (i, j) => b.isDark(i, j))]
})
console.log(JSON.stringify(all))
E
cat > "$work/run.py" <<'E'
import json, subprocess, sys
import qrcode, segno
texts = ["http://192.168.1.20:8000/t/7KQ4", "https://cards.example.org/t/AB12CD", "http://192.168.1.20:8000/t/QXZ?k=" + "0123456789" * 3 + "0"]
def mask(flat):
    side = round(len(flat) ** 0.5)
    return (int("".join(flat[8 * side : 8 * side + 5]), 2) ^ 0b10101) & 7
for text, (c, d) in zip(texts, json.loads(subprocess.check_output(["node", sys.argv[1], *texts]))):
    code = qrcode.QRCode(error_correction=qrcode.constants.ERROR_CORRECT_M, border=0)
    code.add_data(text)
    code.make()
    a = "".join("01"[bool(m)] for row in code.modules for m in row)
    b = "".join("01"[bool(m)] for row in segno.make(text, error="m", micro=False, boost_error=False).matrix for m in row)
    print("masks", *map(mask, (a, b, c, d)), "versions", *((round(len(x) ** 0.5) - 17) // 4 for x in (a, b, c, d)))
E
now=$(python "$work/run.py" "$work/run.js")
seen 'qrcode (PyPI), segno, qrcode (npm), qrcode-generator' 'masks 1 7 0 6 versions 3 3 3 3
masks 7 3 3 3 versions 3 3 3 3
masks 2 7 6 5 versions 4 5 4 5' "$now"
exit $changed
