// The SVG plot of strength against budget: a line with 95 % intervals over a logarithmic axis.
// Neighbours: programme.ts measures the points, botsPage.ts shows the picture.

export interface Point {
  readonly milliseconds: number
  readonly score: number
  readonly low: number
  readonly high: number
}

const WIDTH = 720
const HEIGHT = 420
const LEFT = 70
const RIGHT = 24
const TOP = 56
const BOTTOM = 64
const TICKS = [0, 0.25, 0.5, 0.75, 1] as const

const fixed = (value: number): string => value.toFixed(1)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const yOf = (score: number): number => TOP + (1 - score) * (HEIGHT - TOP - BOTTOM)

/** The x position of a budget on the logarithmic axis; a single budget is in the middle. */
const xScale = (points: readonly Point[]): ((milliseconds: number) => number) => {
  const logs = points.map(({ milliseconds }) => Math.log(milliseconds))
  const [least, most] = [Math.min(...logs), Math.max(...logs)]
  const [from, to] = [LEFT + 36, WIDTH - RIGHT - 36]
  return (milliseconds) =>
    most === least ? (from + to) / 2 : from + ((Math.log(milliseconds) - least) / (most - least)) * (to - from)
}

const grid = (): string[] =>
  TICKS.flatMap((tick) => {
    const y = fixed(yOf(tick))
    const style = tick === 0.5 ? 'stroke="#8a8f98" stroke-dasharray="6 4"' : 'stroke="#dcdfe4"'
    return [
      `<line x1="${LEFT}" y1="${y}" x2="${WIDTH - RIGHT}" y2="${y}" ${style}/>`,
      `<text x="${LEFT - 10}" y="${y}" dy="4" text-anchor="end">${100 * tick} %</text>`,
    ]
  })

const mark = (x: number, { milliseconds, score, low, high }: Point): string[] => {
  const whisker = (y: number): string =>
    `<line x1="${fixed(x - 6)}" y1="${fixed(y)}" x2="${fixed(x + 6)}" y2="${fixed(y)}" stroke="#2f6f8f"/>`
  return [
    `<line x1="${fixed(x)}" y1="${fixed(yOf(low))}" x2="${fixed(x)}" y2="${fixed(yOf(high))}" stroke="#2f6f8f"/>`,
    whisker(yOf(low)),
    whisker(yOf(high)),
    `<circle cx="${fixed(x)}" cy="${fixed(yOf(score))}" r="5" fill="#b3382c"/>`,
    `<text x="${fixed(x + 10)}" y="${fixed(yOf(score) - 8)}" font-weight="bold">${(100 * score).toFixed(0)} %</text>`,
    `<text x="${fixed(x)}" y="${HEIGHT - BOTTOM + 20}" text-anchor="middle">${milliseconds}</text>`,
  ]
}

export const plotOf = (title: string, points: readonly Point[]): string => {
  const ordered = [...points].sort((a, b) => a.milliseconds - b.milliseconds)
  const xOf = xScale(ordered)
  const line = ordered.map((point) => `${fixed(xOf(point.milliseconds))},${fixed(yOf(point.score))}`).join(' ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="#22262c">`,
    `<title>${escaped(title)}</title>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#ffffff"/>`,
    `<text x="${LEFT}" y="30" font-size="16" font-weight="bold">${escaped(title)}</text>`,
    ...grid(),
    `<polyline points="${line}" fill="none" stroke="#b3382c" stroke-width="2"/>`,
    ...ordered.flatMap((point) => mark(xOf(point.milliseconds), point)),
    `<text x="${(LEFT + WIDTH - RIGHT) / 2}" y="${HEIGHT - 16}" text-anchor="middle">milliseconds a turn (logarithmic)</text>`,
    '</svg>',
    '',
  ].join('\n')
}
