// The machines that dwarfs drive, seen from above and pointing right: four squares, each 100 wide. Neighbours: ../ink.ts draws,
// ../thingDrawing.ts says who looks like this, contraptions.ts has what stands still.
import { disc, edge, IVORY, JERSEY, light, line, METAL, type Part, shade, shape, TRIM, tufts } from '../ink.ts'

const IRON = '#4a5258'
const TREAD = '#262b2e'

/** The driver from above: shoulders, a horned helmet, and a beard in the wind. */
const driver = (x: number, y: number, beard: string): Part => {
  const at = (dx: number, dy: number): string => `${x + dx} ${y + dy}`
  return [
    disc(x, y, 29, '#171c1e'),
    shape(
      `M${at(-14, -12)}C${at(-12, -30)} ${at(8, -30)} ${at(8, -12)}L${at(8, 12)}C${at(8, 30)} ${at(-12, 30)} ${at(-14, 12)}Z`,
      '#7d4f26',
      2.2,
    ),
    shape(
      `M${at(2, -13)}C${at(16, -16)} ${at(20, -8)} ${at(29, -9)} ${at(26, -2)} ${at(26, 2)} ${at(29, 9)} ${at(20, 8)} ${at(16, 16)} ${at(2, 13)}Z`,
      beard,
      2.2,
    ),
    shape(
      `M${at(-6, -12)}C${at(-12, -20)} ${at(-8, -28)} ${at(2, -30)} ${at(0, -24)} ${at(2, -18)} ${at(5, -13)}ZM${at(-6, 12)}C${at(-12, 20)} ${at(-8, 28)} ${at(2, 30)} ${at(0, 24)} ${at(2, 18)} ${at(5, 13)}Z`,
      IVORY,
      2,
    ),
    disc(x - 2, y, 16, METAL),
    shape(`M${at(-18, -4)}H${x + 14}V${y + 4}H${x - 18}Z`, '#d9a441', 1.8),
    light(`M${at(-13, -8)}C${at(-9, -13)} ${at(-2, -14)} ${at(4, -12)}L${at(-4, -5)}H${x - 13}Z`, 0.5),
  ]
}

/** A blade as wide as the machine, and nothing in front of it for long. */
export const killdozer: Part = [
  shade('M18 26H176V190H18Z', 0.34),
  shape('M10 12H150C156 12 156 54 150 54H10C4 54 4 12 10 12Z', TREAD),
  shape('M10 146H150C156 146 156 188 150 188H10C4 188 4 146 10 146Z', TREAD),
  line([24, 42, 60, 78, 96, 114, 132].map((x) => `M${x} 14V52M${x} 148V186`).join(''), 4.4, '#59636a'),
  shape('M14 46H146L156 60V140L146 154H14L8 140V60Z', JERSEY),
  shade('M8 112H156V140L146 154H14L8 140Z', 0.22),
  shape('M96 58H150V142H96Z', TRIM),
  line('M106 70H140M106 84H140M106 116H140M106 130H140', 3),
  disc(28, 66, 10, '#171c1e'),
  disc(28, 134, 10, '#171c1e'),
  disc(28, 66, 5, METAL, 1.8),
  disc(28, 134, 5, METAL, 1.8),
  shape('M144 74H170V88H144ZM144 112H170V126H144Z', IRON),
  shape('M166 4C178 8 186 40 186 100S178 192 166 196L158 186V14Z', METAL),
  shape(
    'M180 20L199 28 183 40ZM184 52L200 61 186 72ZM185 86L200 100 185 114ZM186 128L200 139 184 148ZM183 160L199 172 180 180Z',
    '#e7ecec',
    2.2,
  ),
  shade('M158 120L186 116C186 160 178 192 166 196L158 186Z', 0.25),
  edge('M167 10C174 30 178 60 178 96', 3, 0.6),
  ...driver(66, 100, '#d8842f'),
]

const spikes = [34, 66, 100, 134, 166].map((y) => `M186 ${y - 9}L200 ${y} 186 ${y + 9}Z`).join('')
const studs: readonly (readonly [number, number, number])[] = [40, 72, 104, 136, 168].flatMap((y) =>
  [136, 164].map((x, i) => [x, y - i * 16, 6] as const),
)

/** Steam, and a drum with spikes. */
export const deathRoller: Part = [
  shade('M14 40H190V192H14Z', 0.34),
  shape('M4 26H40C46 26 46 62 40 62H4C0 62 0 26 4 26ZM4 138H40C46 138 46 174 40 174H4C0 174 0 138 4 138Z', TREAD),
  line('M14 28V60M27 28V60M14 140V172M27 140V172', 4, '#59636a'),
  shape('M24 30L128 20V36L34 50ZM24 170L128 180V164L34 150Z', TRIM),
  shape('M10 54H100C116 54 122 76 122 100S116 146 100 146H10L2 130V70Z', JERSEY),
  shade('M2 112H121C119 132 112 146 100 146H10L2 130Z', 0.22),
  shape('M84 54H94V146H84Z', METAL, 2.2),
  disc(108, 100, 17, '#171c1e'),
  disc(108, 100, 10, '#0b0d0c', 0),
  ...driver(44, 100, '#b5462a'),
  shape('M118 10H184C192 14 192 186 184 190H118C110 186 110 14 118 10Z', METAL),
  shape(spikes, '#e7ecec', 2.2),
  ...tufts(studs, '#e7ecec', 2),
  shade('M112 136H190C190 166 188 188 184 190H118C114 188 112 166 112 136Z', 0.24),
  edge('M122 16H180', 3, 0.6),
  ...tufts(
    [
      [106, 88, 12],
      [92, 76, 14],
      [74, 60, 11],
    ],
    '#d7dcd8',
    2,
  ),
]
