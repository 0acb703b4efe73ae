// Dwarfs, good and bad. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import {
  disc,
  edge,
  eyes,
  HAIR,
  INK,
  IVORY,
  JERSEY,
  light,
  line,
  METAL,
  mix,
  type Part,
  SKIN,
  shade,
  shape,
  TRIM,
  tufts,
} from '../ink.ts'

export const dwarfHead: Part = [
  shape('M33 25C33 9 42 4 52 4S73 10 73 26L72 40 36 42Z'),
  disc(53, 28, 3.2, '#fff', 1.4),
  disc(69, 28, 3, '#fff', 1.4),
  disc(54, 28.5, 1.7, INK, 0),
  disc(70, 28.5, 1.7, INK, 0),
]

export const dwarfFront: Part = [
  shape(
    'M35 30C28 46 28 64 40 74L48 66 55 78 63 66 71 74C82 64 81 44 74 31 68 36 64 42 58 42 48 42 42 38 40 28Z',
    HAIR,
  ),
  shade('M74 31C81 44 82 64 71 74L63 66 58 72C70 60 70 46 66 38Z', 0.22),
  line('M46 52L48 64M56 54L55 68M66 52L63 64', 2.2),
  shape('M60 38C50 35 42 41 37 51 48 54 57 49 62 43 67 49 74 52 82 48 79 39 70 35 62 38Z', mix(HAIR, 82, '#fff')),
  shape('M55 35C55 29 60 26 65 28 71 30 72 37 67 39 61 41 55 40 55 35Z', mix(SKIN, 80, '#d2452f')),
  light('M59 31C61 29 64 29 66 31 63 32 61 33 59 34Z', 0.5),
  shape('M44 24C48 19 56 20 60 25 54 25 49 26 45 28Z', HAIR, 1.8),
  shape('M64 24C68 20 74 19 77 23 73 24 69 25 65 27Z', HAIR, 1.8),
]

/** Curled with irons, row by row, black as a furnace; and tusks. */
export const chaosDwarfFront: Part = [
  shape('M34 30C27 46 27 66 34 80L76 80C82 66 82 44 74 31 68 36 64 42 58 42 48 42 42 38 40 28Z', HAIR),
  line(
    'M33 54C38 58 42 50 47 54 52 58 56 50 61 54 66 58 70 50 79 54M33 66C38 70 42 62 47 66 52 70 56 62 61 66 66 70 70 62 78 66',
    2.4,
    mix(HAIR, 55, '#fff'),
  ),
  shape('M60 38C50 35 42 41 37 49 48 52 57 48 62 43 67 48 74 50 82 46 79 39 70 35 62 38Z', mix(HAIR, 80, '#fff')),
  shape('M55 35C55 29 60 26 65 28 71 30 72 37 67 39 61 41 55 40 55 35Z', mix(SKIN, 80, '#d2452f')),
  shape('M48 47L43 33 54 44Z', IVORY, 2),
  shape('M70 45L77 31 77 44Z', IVORY, 2),
  line('M44 24L60 27M64 26L77 22', 4),
]

/** Taller than his pride. */
export const tallHat: Part = [
  shape('M31 25L34 -22C46 -27 60 -27 71 -22L76 22C62 14 46 15 31 25Z', JERSEY),
  shade('M71 -22L76 22C72 20 70 19 66 18L63 -25Z', 0.24),
  shape('M30 26C46 13 64 12 77 22L77 13C64 4 46 5 31 16Z', '#d9a441'),
  shape('M33 -14C46 -19 60 -19 72 -14L71 -22C60 -27 46 -27 34 -22Z', '#d9a441', 2),
  disc(58, 12, 3.6, '#d8452c', 1.8),
  edge('M37 8L38 -12'),
]

export const bullHornsBack: Part = [shape('M64 8C74 8 86 2 90 -16 100 -4 98 18 78 24 70 24 66 18 64 8Z', IVORY)]

export const bullHornsFront: Part = [
  shape('M44 10C32 10 14 4 10 -16 -2 -2 2 20 24 26 34 27 40 22 42 20Z', IVORY),
  line('M8 -2L16 2M10 10L19 9M20 18L26 13', 2),
  edge('M8 -6C8 4 14 14 26 18', 2.2),
]

/** Six tons of steam and spikes, and a dwarf who has the key. */
export const deathroller: Part = [
  shape('M58 8V-16H72V8Z', '#5b6468'),
  shape('M55 -20H75V-12H55Z', '#3a4147'),
  ...tufts(
    [
      [74, -24, 6],
      [84, -28, 8],
    ],
    '#dfe6e8',
    2,
  ),
  shape('M2 62V26L18 12H66L78 30V66Z', JERSEY),
  shade('M78 30V66H60V12H66Z', 0.22),
  shape('M2 44H78V54H2Z', TRIM, 2),
  disc(10, 34, 2.2, INK, 0),
  disc(70, 38, 2.2, INK, 0),
  shape('M90 24L94 12 100 24ZM108 42L122 40 110 52ZM108 64L120 72 106 74ZM66 36L56 28 70 27Z', METAL, 2),
  disc(88, 54, 30, METAL),
  disc(88, 54, 22, '#7c868a', 2),
  shape('M88 26L92 34H84ZM116 54L108 58V50ZM60 54L68 50V58ZM68 34L77 38 72 43ZM108 34L104 43 99 38Z', '#e8eef0', 1.8),
  disc(88, 54, 7, '#3a4147'),
]

/** He looks out of it, from behind the shield. */
export const drivingDwarf: Part = [
  shape('M20 14C20 0 28 -8 36 -8S52 0 52 14Z'),
  ...eyes(37, 4, 46, 4, 2.6),
  shape('M20 8C18 20 22 30 36 32 48 31 52 20 51 10 46 14 42 16 38 15 30 15 25 12 24 6Z', HAIR),
  shape('M38 10C38 6 45 6 46 10 46 14 38 14 38 10Z', mix(SKIN, 80, '#d2452f'), 1.8),
  shape('M17 4C14 -14 24 -22 36 -22S57 -14 54 2C44 -4 28 -4 17 4Z', METAL),
  edge('M21 -6C22 -13 27 -17 33 -18', 2.2),
]
