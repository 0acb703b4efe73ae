// What printed roster sheets share: their page, and cells with smaller letters for long texts. Neighbours: sheet.ts, campaignSheet.ts.
import type { PlayerRow } from './rosterRows.ts'

export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const cell = (text: string, kind = ''): string => `<td${kind === '' ? '' : ` class="${kind}"`}>${text}</td>`

/** A text too long for its cell gets a smaller font, in two steps. */
const sizeOf = (text: string, fits: number): string => {
  if (text.length <= fits) return ''
  return text.length <= fits * 2 ? 'long' : 'tiny'
}

export const textCell = (text: string, fits: number): string => cell(`<div>${escaped(text)}</div>`, sizeOf(text, fits))

export const skillCell = ({ skills, gained }: PlayerRow, fits = 80): string => {
  const parts = [...skills.map(escaped), ...gained.map((name) => `<b>${escaped(name)}</b>`)]
  return cell(`<div>${parts.join(', ')}</div>`, sizeOf([...skills, ...gained].join(', '), fits))
}

export const factLine = ([what, amount]: readonly [string, string]): string =>
  `<li${what.length + amount.length > 40 ? ' class="wide"' : ''}><span>${escaped(what)}</span><span>${escaped(amount)}</span></li>`

// Heights in millimetres stay below the 190 that a page has: 12 heading, 6 + 16 × 9 table, 20 for the rest, and gaps.
const onOnePage = `
@page { size: A4 landscape; margin: 10mm }
* { box-sizing: border-box }
body { margin: 0; font: 8.5pt/1.15 system-ui, sans-serif; color: #111; background: #fff }
main { width: 277mm; height: 189mm; overflow: hidden; display: flex; flex-direction: column; gap: 2mm; break-inside: avoid }
header { display: flex; justify-content: space-between; align-items: baseline; gap: 5mm; height: 12mm; border-bottom: .5mm solid #111 }
h1, header p { margin: 0; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
header > svg { height: 11mm; width: auto; align-self: center; flex: none }
h1 { font-size: 18pt; line-height: 1.2; flex: 1 }
h1.long { font-size: 10pt }
header p { text-align: right; max-width: 110mm }
table { width: 100%; border-collapse: collapse; table-layout: fixed }
th { height: 6mm; padding: 0 1mm; text-align: left; font-size: 7pt; border-bottom: .3mm solid #111 }
td { height: 9mm; padding: 0 1mm; border-bottom: .1mm solid #999; vertical-align: middle }
td > div { max-height: 8.8mm; overflow: hidden; overflow-wrap: anywhere }
td.n, th.n { text-align: center; padding: 0 }
td.v, th.v { text-align: right }
td.long > div { font-size: 6pt; line-height: 1.1 }
td.tiny > div { font-size: 5pt; line-height: 1.05 }
b { font-weight: 650 }
ul { margin: 0; padding: 0; list-style: none }
li { display: flex; justify-content: space-between; gap: 3mm; border-bottom: .1mm solid #999 }
li span:last-child { text-align: right; font-weight: 650 }
@media screen { body { padding: 10mm } main { height: auto } }`

interface SheetPage {
  readonly title: string
  /** Beside what all sheets have. */
  readonly style: string
  /** What stands on it, as markup. */
  readonly pages: string
}

/** A whole document that prints. */
export const printable = ({ title, style, pages }: SheetPage): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${onOnePage}${style}
</style>
</head>
<body>
${pages}
</body>
</html>
`
