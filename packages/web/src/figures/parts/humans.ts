// Men, women and halflings: heads, hair and what grows on them. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import {
  disc,
  EYE,
  edge,
  eyes,
  HAIR,
  INK,
  IVORY,
  JERSEY,
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

export const humanHead: Part = [
  shape('M44 40h17v16h-17z'),
  shade('M44 46h17v10h-17z', 0.35),
  shape('M33 24C33 10 41 4 52 4S71 10 71 24L72 34C72 44 66 52 57 52 46 52 39 46 37 38 33 36 32 30 33 24Z'),
  shade('M71 24L72 34C72 44 66 52 57 52 53 52 50 51 47 49 60 47 66 38 65 22Z', 0.18),
  shape('M39 27C33 23 30 30 33 35 35 39 39 39 41 36Z'),
  ...eyes(54, 29, 66, 29),
  line('M48 24L58 23.5M63 23.5L70 22', 3.6, mix(HAIR, 70, '#000')),
  line('M62 29L67 38 61 39', 2.4),
  line('M53 45Q60 46.5 66 43.5', 2.6),
]

export const humanHair: Part = [
  shape('M34 31C27 14 36 -1 53 0 67 0 74 9 72 19 64 18 56 16 50 12 46 18 42 20 41 28L38 32Z', HAIR),
  edge('M37 14C40 7 46 4 53 4'),
]

export const halflingHead: Part = [
  shape('M31 28C31 13 40 7 52 7S74 13 74 29C74 43 65 52 54 52S31 43 31 28Z'),
  shade('M74 29C74 43 65 52 54 52 51 52 48 51 45 50 60 47 68 38 67 20Z', 0.14),
  disc(49, 38, 4.5, '#e8715a', 0, 0.55),
  disc(70, 37, 4, '#e8715a', 0, 0.55),
  ...eyes(53, 28, 67, 28, 3.6),
  line('M48 22Q53 19 57 22M64 21.5Q68 19 71 22', 2.6, mix(HAIR, 70, '#000')),
  shape('M58 33C60 30 66 30 67 34 66 38 59 38 58 33Z', mix(SKIN, 84, '#d2452f'), 1.8),
  shape('M50 41C56 44 64 44 70 40 68 48 54 50 50 41Z', '#6b1f18', 2),
  shape('M53 42.6C58 44 63 44 67 42.4L66 44.6C62 46 57 46 54 44.6Z', '#fff', 0),
]

export const halflingHair: Part = [
  ...tufts(
    [
      [34, 20, 8],
      [40, 10, 8.5],
      [51, 5, 9],
      [62, 8, 8],
      [69, 15, 6.5],
      [33, 31, 6],
    ],
    HAIR,
  ),
  shape('M34 24C36 10 46 4 56 6 64 7 68 12 69 16 58 12 48 14 42 24 40 28 38 32 36 34Z', HAIR, 0),
  edge('M37 8C41 3 46 0 51 -1', 2.2),
]

const neck: Part = [shape('M44 40h17v16h-17z'), shade('M44 46h17v10h-17z', 0.35)]

const face: Part = [
  shape('M33 24C33 10 41 4 52 4S71 10 71 24L72 34C72 44 66 52 57 52 46 52 39 46 37 38 33 36 32 30 33 24Z'),
  shade('M71 24L72 34C72 44 66 52 57 52 53 52 50 51 47 49 60 47 66 38 65 22Z', 0.18),
  shape('M39 27C33 23 30 30 33 35 35 39 39 39 41 36Z'),
]

const slenderFace: Part = [
  ...neck,
  shape('M35 24C35 9 43 4 53 4S71 10 71 23C72 36 66 50 57 54 47 51 38 40 35 24Z'),
  shade('M71 23C72 36 66 50 57 54 54 53 52 52 50 50 60 46 66 36 65 20Z', 0.16),
]

const almondEyes: Part = [
  shape('M48 30C51 25.5 57 25.5 59 29.5 56 33 51 33 48 30Z', '#fff', 1.4),
  shape('M63 29C65 25 70 25 71 28 70 32 65 32 63 29Z', '#fff', 1.4),
  disc(55, 29.4, 2, INK, 0),
  disc(67.6, 28.6, 1.9, INK, 0),
  line('M46 25L58 23.5M63 23L71 22', 2.4, mix(HAIR, 60, '#000')),
  line('M47 30C50 25.4 57 25 59.5 29', 2.2),
]

const lips: Part = [shape('M54 44C57 42.6 59 43.6 60 44 62 42.8 64 42.8 66 43.6 63 47.6 57 48 54 44Z', '#a8322d', 1.2)]

export const amazonBack: Part = [
  shape('M38 10C22 4 10 -8 6 -24 22 -20 36 -10 44 4Z', TRIM),
  shape('M34 18C16 18 4 12 -6 2 10 -2 26 0 40 8Z', JERSEY),
  line('M12 -18L36 6M2 4L32 12', 1.8),
  shape('M42 6C24 8 17 30 21 52 23 64 16 72 26 80 38 74 38 56 46 40Z', HAIR),
  line('M28 30C25 44 28 56 27 68', 2.2),
]

export const amazonHead: Part = [
  ...slenderFace,
  shape('M44 36L58 38 57 42 44 39.6Z', '#f6edd3', 1.2),
  shape('M65 37L71 35 70 39 65 41Z', '#f6edd3', 1.2),
  ...almondEyes,
  line('M62 31L65 39 61 40', 2),
  ...lips,
]

export const amazonLocks: Part = [
  shape('M36 32C28 12 38 -3 54 -2 68 -1 75 9 72 20 64 10 54 9 48 14 45 22 42 26 42 34Z', HAIR),
  edge('M39 14C42 6 48 2 55 2'),
]

export const norseBack: Part = [
  shape('M66 6C76 6 88 -2 90 -18 78 -16 66 -8 60 2Z', IVORY),
  shape('M36 26C24 30 20 46 26 62L38 60Z', HAIR),
]

export const norseHead: Part = [
  ...neck,
  ...face,
  ...eyes(54, 28, 66, 28),
  line('M47 24L59 24M62 23.5L71 22', 4.4, mix(HAIR, 74, '#000')),
  line('M62 28L68 36 61 37', 2.4),
]

export const norseLocks: Part = [
  shape('M33 34C25 14 36 -2 53 -1 67 0 75 9 72 19 62 14 52 12 46 18 43 24 42 30 41 36Z', HAIR),
  edge('M37 14C40 7 46 3 53 3'),
]

export const norseFront: Part = [
  shape(
    'M36 30C32 46 36 60 44 68L50 62 54 80 61 64 68 68C76 58 77 44 73 33 69 40 64 42 58 42 50 42 43 38 41 29Z',
    HAIR,
  ),
  shade('M73 33C77 44 76 58 68 68L61 64 58 70C68 58 70 48 68 38Z', 0.2),
  shape('M61 38C54 36 47 40 43 47 51 50 57 47 62 42 67 47 72 48 77 44 75 38 68 36 62 38Z', mix(HAIR, 82, '#fff'), 2),
  line('M50 52L51 60M62 53L61 61', 2),
  shape('M40 20C26 16 14 2 14 -16 26 -10 40 -2 48 8Z', IVORY),
  line('M24 -2L18 3M33 5L27 11', 2),
]

/** Wings at the temples, whatever else is worn. */
export const valkyrieFront: Part = [
  shape('M40 24C24 22 10 8 4 -14 12 -10 16 -8 20 -8 18 -14 17 -18 18 -24 30 -14 42 2 46 16Z', '#fffdf4'),
  line('M14 -6C22 4 30 12 38 18M22 -10C28 0 34 6 42 12', 2),
  shape('M66 10C72 0 80 -6 88 -10 86 2 80 12 72 18Z', '#fffdf4'),
]

export const valkyrieBack: Part = [
  shape('M40 12C22 16 16 36 22 52 18 60 20 70 14 80 26 84 36 76 36 64 40 52 42 40 46 30Z', HAIR),
  line('M22 50L34 54M21 62L34 64M18 72L30 74', 2.2),
]

export const valkyrieHead: Part = [...slenderFace, ...almondEyes, line('M62 31L65 39 61 40', 2), ...lips]

export const nobleBack: Part = [
  shape('M46 6C36 -20 8 -24 -10 -4 6 -8 8 4 20 6 30 10 40 10 46 6Z', TRIM),
  line('M40 0C26 -8 12 -8 0 -4M24 -8L18 2M32 -5L28 6', 1.8),
]

/** A moustache with wax in it, and a collar that takes a servant an hour. */
export const nobleFront: Part = [
  shape(
    'M26 58L32 48 38 54 42 47 48 54 54 49 60 55 66 49 71 55 77 50 80 60 72 64 66 60 60 66 53 61 46 66 39 60 32 64Z',
    '#fffdf4',
  ),
  shape('M61 40C55 38 51 42 44 38 46 46 56 47 61 43.5 66 47 73 45 77 37 71 41 66 38 61 40Z', HAIR, 2),
]

export const nobleLocks: Part = [
  shape('M33 34C24 14 36 -4 54 -3 68 -2 76 8 73 20 66 16 58 15 50 17 44 22 42 28 42 36Z', JERSEY),
  shape('M30 22C44 10 64 8 79 14L80 21C64 16 46 18 31 29Z', mix(JERSEY, 60, '#000')),
  edge('M36 12C40 5 46 1 54 1'),
]

export const marauderHead: Part = [
  ...neck,
  ...face,
  shape('M36 22L73 20 73 33 66 34 64 42 60 34 54 35 52 44 48 35 36 35Z', '#8f1d1a', 1.6),
  ...eyes(54, 28, 66, 28, 3.2),
  line('M47 23L60 26M63 26L72 22', 3.8),
  line('M62 30L67 38 61 39', 2.4),
  line('M53 46Q60 44 66 45', 2.8),
]

export const marauderBack: Part = [shape('M66 6C74 2 82 -8 82 -22 92 -10 92 8 76 16Z', IVORY)]

export const marauderFront: Part = [
  shape('M42 16C30 14 22 4 22 -12 14 0 12 20 34 26Z', IVORY),
  line('M20 4L28 6M24 14L32 14', 2),
]

export const marauderLocks: Part = [
  shape('M40 12C34 2 30 -8 34 -22 42 -18 44 -14 48 -8 52 -16 58 -18 64 -18 66 -8 64 2 62 8 54 4 46 6 40 12Z', HAIR),
  shape('M40 8C46 2 56 0 63 4L62 9C54 5 47 7 41 13Z', METAL, 2),
]

export const thrallHead: Part = [
  ...neck,
  disc(49, 49, 1.6, '#b3261a', 0),
  disc(54, 50, 1.6, '#b3261a', 0),
  ...face,
  shade('M46 28C50 36 58 36 60 29 60 25 47 24 46 28ZM62 28C64 34 71 34 72 28 71 24 63 24 62 28Z', 0.3),
  ...eyes(54, 29, 66, 29, 3.6, '#f4f1cf', 1.2),
  line('M47 22L58 24.5M63 24.5L71 21', 2.6),
  line('M62 30L66 39 60 39', 2.2),
  line('M54 46.5Q60 44 65 46', 2.6),
]

export const thrallLocks: Part = [
  shape(
    'M32 44C24 20 34 -2 53 -1 68 0 76 12 73 26 70 18 66 14 62 12 64 18 62 20 62 24 58 18 54 14 50 14 50 20 46 24 46 30 44 26 42 26 41 32L40 44Z',
    HAIR,
  ),
]

export const vampireBack: Part = [
  shape('M50 74L16 66 4 4 26 22 40 40Z', '#7a1420'),
  shape('M50 74L86 66 98 8 80 24 66 42Z', '#7a1420'),
  shade('M50 74L16 66 12 40 30 52ZM50 74L86 66 90 44 74 54Z', 0.35),
]

export const vampireHead: Part = [
  ...neck,
  shape('M34 24C34 9 42 3 53 3S71 9 72 22C73 36 66 52 58 57 48 54 36 40 34 24Z'),
  shade('M72 22C73 36 66 52 58 57 55 56 53 55 51 53 61 47 67 35 66 18Z', 0.2),
  shade('M42 36L54 48 50 52 43 44Z', 0.2),
  shape('M47 30C50 25 57 26 60 30 56 33 50 33 47 30Z', '#ffe9a8', 1.4),
  shape('M63 29.6C65 25.6 70 25 72 28 70 32 65 32 63 29.6Z', '#ffe9a8', 1.4),
  disc(55, 29.6, 2.1, EYE, 0),
  disc(68, 28.8, 2, EYE, 0),
  line('M45 23L60 27M63 26.6L72 21', 3),
  line('M62 30L67 39 61 40', 2),
  shape('M51 44C57 46.4 64 46 69 43 67 49 56 51 51 44Z', '#4a0d12', 1.8),
  shape('M54 45L56 51 58 46.2ZM63 46L65 50.6 67 44.6Z', '#fff', 1),
]

/** Hair combed back to a point between the eyes, and an ear that gives him away. */
export const vampireFront: Part = [
  shape('M34 36C24 14 36 -4 54 -3 68 -2 76 6 74 19 70 11 66 10 62 18 57 11 50 12 45 19 43 24 42 30 40 36Z', HAIR),
  edge('M37 13C40 5 47 1 54 1'),
  shape('M41 35L24 16C24 28 30 38 40 42Z'),
]

/** A hat, a beard, and hardly anything between them. */
export const gnomeFront: Part = [
  shape('M33 32C28 46 32 62 46 74L52 66 58 74C72 64 77 48 74 34 68 40 62 42 56 41 46 42 40 38 38 30Z', HAIR),
  shade('M74 34C77 48 72 64 58 74L55 70C68 60 70 48 68 39Z', 0.16),
  line('M46 52L49 62M58 53L56 63', 2),
  shape('M56 34C57 28 66 28 68 34 68 41 57 41 56 34Z', mix(SKIN, 70, '#d2452f'), 2),
  shape('M24 26C26 8 28 -8 8 -22 38 -26 66 -16 80 22 62 12 44 14 24 26Z', JERSEY),
  shade('M80 22C66 -16 38 -26 24 -23 46 -14 58 2 64 14Z', 0.2),
  shape('M22 27C42 11 64 10 82 21L81 27C64 18 44 19 24 33Z', TRIM, 2.2),
]
