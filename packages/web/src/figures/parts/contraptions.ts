// The see-saw, the cannon and a wreck, seen from above and pointing right; a square is 100 wide. Neighbours: ../ink.ts draws,
// ../thingDrawing.ts says which piece of a match looks like this, machines.ts has those that drive.
import { disc, edge, JERSEY, light, line, METAL, type Part, shade, shape, TRIM, tufts } from '../ink.ts'

const WOOD = '#a8703a'
const DARK_WOOD = '#6f4423'
const IRON = '#4a5258'

/** Two squares long. The raised end is nearer to the eye, and its shadow farther away. */
export const seeSaw: Part = [
  shade('M16 52L186 50V78L16 96Z', 0.34),
  shape('M80 20H122V84H80Z', DARK_WOOD),
  line('M80 30H122M80 74H122', 2),
  shape('M6 22L194 37V65L6 80Z', WOOD),
  shade('M6 62L194 58V65L6 80Z', 0.22),
  line('M14 40L188 47M16 60L186 55M52 31L84 34M120 52L150 53', 1.6, '#7d4f26'),
  shape('M6 22L40 25V77L6 80Z', JERSEY),
  shape('M166 35L194 37V65L166 67Z', JERSEY),
  shape('M14 46L24 38 24 45 33 45 33 57 24 57 24 64Z', TRIM, 1.8),
  shape('M48 26H57V76L48 77ZM150 34H158V68H150Z', METAL, 2),
  line('M92 30V74M101 30V73M110 31V73', 4.6, '#d9c08a'),
  edge('M12 25L188 39', 2.4, 0.5),
]

/** One square; the barrel looks out of it. */
export const cannon: Part = [
  shade('M12 30H104V86H12Z', 0.32),
  shape('M0 41L44 30V70L0 59Z', DARK_WOOD),
  shape('M24 4H70C76 4 76 22 70 22H24C18 22 18 4 24 4Z', WOOD),
  shape('M24 78H70C76 78 76 96 70 96H24C18 96 18 78 24 78Z', WOOD),
  line('M32 4V22M47 4V22M62 4V22M32 78V96M47 78V96M62 78V96', 2.2),
  shape('M40 22H54V78H40Z', '#8d979b', 2.2),
  shape('M16 33C6 36 6 64 16 67L98 63V37Z', IRON),
  light('M16 37C20 35 60 38 96 41V46L14 46Z', 0.34),
  shape('M26 32H36V68H26ZM60 34H69V66H60Z', JERSEY, 2.2),
  shape('M90 31H105V69H90Z', IRON),
  shape('M101 38C108 40 108 60 101 62Z', '#0b0d0c', 2),
  disc(8, 50, 6, METAL),
  line('M18 50C16 40 22 28 12 20', 3, '#d9c08a'),
]

/** What sticks in the touch hole of a cannon that will not fire again. */
export const spikeInCannon: Part = [
  line('M6 34L30 64M30 34L6 64', 8),
  line('M6 34L30 64M30 34L6 64', 4, '#ff6a4d'),
  shape('M13 46L18 41 50 8 55 13 22 50Z', '#dfe6e8', 2.2),
  shape('M46 4L59 17 63 9 54 0Z', METAL, 2.2),
]

/** Four squares of what used to be a machine. */
export const wreck: Part = [
  shade('M12 104C10 46 56 18 104 16S192 56 190 106 150 190 98 188 14 162 12 104Z', 0.5),
  shape('M26 64L88 38 102 66 166 54 178 104 150 128 160 162 96 172 84 148 34 158 22 112 44 96Z', '#3b4246'),
  shade('M102 66L166 54 178 104 150 128 160 162 96 172 118 118Z', 0.3),
  shape('M44 58L84 44 92 70 60 86Z', JERSEY),
  shape('M104 132L146 124 152 156 112 162Z', TRIM),
  shape('M118 62L158 24 176 38 140 82Z', '#8d979b'),
  line('M132 50L152 64M142 40L162 54', 3),
  disc(58, 132, 26, '#262b2e'),
  disc(58, 132, 12, METAL),
  line('M58 106V120M58 144V158M32 132H46M70 132H84M40 114L50 124M76 150L66 140', 3, '#8d979b'),
  shape('M92 92L124 82 138 110 116 134 88 120Z', '#14181a'),
  shape('M112 110C102 106 100 96 108 88 108 96 114 96 114 88 124 96 128 108 118 112Z', '#ff8a2b', 1.8),
  shape('M113 110C108 108 108 102 112 98 116 102 120 106 116 110Z', '#ffe14d', 0),
  shape('M20 40L34 26 30 46ZM166 178L186 166 178 184ZM18 176L30 182 14 190Z', METAL, 2),
  ...tufts(
    [
      [104, 58, 13],
      [120, 44, 16],
      [106, 28, 12],
    ],
    '#767d7f',
    2,
  ),
  light('M110 36C114 30 122 30 126 34 120 34 114 36 112 40Z', 0.4),
]
