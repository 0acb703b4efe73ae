// Cells of printed roster sheets, with smaller letters for long texts. Neighbours: sheet.ts, campaignSheet.ts.
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

interface SheetPage {
  readonly title: string
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
<style>${style}
</style>
</head>
<body>
${pages}
</body>
</html>
`
