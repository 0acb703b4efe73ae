// Heads of the big guys. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import {
  disc,
  EYE,
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

export const trollHead: Part = [
  shape('M29 26C27 9 39 1 52 1 67 2 75 11 77 24L82 39C85 53 73 62 56 62 39 62 29 48 29 26Z'),
  shade('M77 24L82 39C85 53 73 62 56 62 51 62 46 60 43 58 62 57 74 46 70 20Z', 0.2),
  shape('M38 46C50 44 66 46 81 42 80 54 70 59 58 59 48 59 41 54 38 46Z', INK),
  shape('M42 53L45 41 51 54ZM58 57L62 45 67 56ZM70 54L75 42 78 49Z', IVORY, 1.8),
  disc(51, 24, 4.2, '#ffe14d'),
  disc(70, 21, 3.8, '#ffe14d'),
  disc(52.5, 24.5, 1.7, INK, 0),
  disc(71.5, 21.5, 1.7, INK, 0),
  shape('M40 18L60 20 78 12 77 18 62 24.5 42 22Z', mix(SKIN, 66, '#000'), 2),
  shape('M56 22C66 19 75 25 78 35 81 44 74 48 68 45 63 42 66 34 56 31Z'),
  light('M62 24C68 24 73 29 75 36 71 31 67 28 62 28Z', 0.35),
  disc(39, 33, 2.4, mix(SKIN, 70, '#000'), 0),
  disc(43, 39, 1.8, mix(SKIN, 70, '#000'), 0),
  shape('M40 8L38 -8 46 0 50 -12 55 0 62 -8 62 6Z', HAIR),
]

export const trollFront: Part = [
  shape('M34 24C22 10 6 12 -2 24 10 26 16 40 34 40Z'),
  shade('M32 28C22 20 12 18 6 23 14 26 20 34 32 36Z', 0.3),
]

export const ogreHead: Part = [
  shape('M48 2L42 -12 52 -8 58 -14 58 2Z', HAIR),
  shape('M30 27C29 10 40 2 53 2S76 10 77 27L80 42C82 55 72 62 56 62S31 54 31 42Z'),
  shade('M77 27L80 42C82 55 72 62 56 62 52 62 48 61 45 60 62 57 72 46 69 20Z', 0.18),
  ...eyes(53, 27, 69, 26, 3.8),
  shape('M43 20L60 24 77 17 77 22 62 28 44 26Z', HAIR, 1.6),
  shape('M58 28C66 28 72 34 71 39 68 43 60 43 57 39Z', mix(SKIN, 82, '#b5402f'), 2),
  shape('M40 47C52 50 68 50 80 44 80 56 70 61 57 61 47 61 40 56 40 47Z', mix(SKIN, 88, '#fff')),
  line('M41 47.5C53 51 68 50.5 79 45', 2.6),
  shape('M47 51L49 43 54 52ZM66 51L71 42 74 49Z', IVORY, 1.8),
  line('M36 16L44 24M36 21l5-4', 2),
]

export const ogreFront: Part = [shape('M36 28C28 24 24 33 27 39 30 44 35 44 38 40Z'), disc(28, 42, 3, '#ffd23d', 1.8)]

export const treemanHead: Part = [
  ...tufts(
    [
      [14, 2, 13],
      [34, -8, 13],
      [56, -14, 13],
      [78, -6, 13],
      [90, 6, 10],
      [24, 12, 9],
      [68, 0, 10],
    ],
    HAIR,
  ),
  shape(
    'M31 60L29 26 14 6 22 4 34 14 36 -6 43 -7 46 10 54 -12 61 -11 59 9 72 -4 78 0 70 15 86 8 89 14 75 27 76 60 63 66 43 66Z',
  ),
  light('M31 60L29 26 34 22 37 60Z', 0.18),
  shade('M76 60L75 27 68 22 67 63Z', 0.25),
  line('M40 16C38 30 40 44 38 60M62 44C64 50 62 56 64 62M50 44C50 50 52 54 50 62', 2),
  shape('M43 26L58 29 56 36C51 38 45 36 43 31Z', INK),
  shape('M63 29L74 24 74 32C71 37 65 37 63 34Z', INK),
  disc(51.5, 32, 3.2, EYE, 0),
  disc(69, 31, 3, EYE, 0),
  shape('M46 46L52 44 58 47 64 44 71 46 68 54 60 51 54 55 48 53Z', INK),
  shape('M60 34L66 42 57 42Z', mix(SKIN, 78, '#fff'), 2),
]

export const treemanFront: Part = tufts(
  [
    [24, 8, 8],
    [44, -2, 8],
    [64, -6, 8],
    [82, 2, 8],
  ],
  mix(HAIR, 78, '#eaff9a'),
)

/** Snow on a bad mood. */
export const yheteeHead: Part = [
  shape(
    'M22 34L12 24 22 18 16 4 30 4 32 -10 44 -4 54 -14 62 -4 76 -8 78 6 90 10 84 22 94 32 84 38 88 52 76 54 72 66 60 62 50 70 40 62 28 64 26 52 14 48Z',
    HAIR,
  ),
  shade('M84 22L94 32 84 38 88 52 76 54 72 66 60 62 54 66C72 58 80 44 76 22Z', 0.16),
  shape('M38 22C42 12 66 10 76 20L80 38C80 50 70 56 60 56S42 50 40 38Z'),
  shade('M76 20L80 38C80 50 70 56 60 56 57 56 54 55 51 54 64 52 74 42 70 17Z', 0.2),
  shape('M42 24L60 27 76 21 76 26 61 31 43 29Z', mix(SKIN, 60, '#000'), 1.6),
  disc(53, 32, 3.6, '#ffe14d', 1.6),
  disc(69, 30, 3.3, '#ffe14d', 1.6),
  disc(54, 32.4, 1.5, INK, 0),
  disc(70, 30.4, 1.4, INK, 0),
  line('M61 33L59 38M66 32L69 37M59 39h9', 2.2),
  shape('M46 43C56 47 70 46 78 41 78 51 70 54 61 54S48 50 46 43Z', '#3a1a1f', 2),
  shape('M50 45L52 51 56 46.4ZM68 46L72 50.6 74 43.6Z', IVORY, 1.2),
]

export const yheteeFront: Part = [
  shape('M36 10C24 10 10 0 8 -18 20 -16 36 -8 44 2Z', '#8d979b'),
  shape('M66 0C76 -4 86 -14 86 -26 96 -14 94 4 78 10Z', '#8d979b'),
  line('M20 -8L15 -2M28 -2L23 5M84 -14L90 -10', 2),
]

/** Fur of another colour than the face. */
export const shaggyShoulders: Part = [
  shape('M-12 86L-16 70 -6 66 -8 52 6 52 10 42 24 46 32 42H70L80 46 92 42 96 52 110 52 108 66 118 70 114 86Z', HAIR),
  shade('M114 86L118 70 108 66 110 52 96 52 92 42 80 46C92 56 96 72 92 86Z', 0.16),
  line('M4 60l-4 10M14 56l-4 12M96 60l4 10M88 58l4 12M50 58l2 10M62 62l-2 10', 2),
  shape('M22 46L36 43 68 86 50 86Z', JERSEY),
  disc(42, 60, 4.6, METAL),
  shape('M70 62C72 50 84 46 96 50 106 54 110 64 108 76L92 80C82 76 74 70 70 62Z', TRIM),
]

/** Wings that no longer fold into a cape. */
export const vargheistBack: Part = [
  shape('M44 60L-6 -18C-18 -8 -26 8 -28 26L-16 22 -18 38 -4 34 -4 50 14 48 18 60Z', '#5b2a38'),
  shape('M60 60L106 -18C118 -8 126 8 128 26L116 22 118 38 104 34 104 50 88 48 84 60Z', '#5b2a38'),
  line('M40 52L-6 -16M40 56L-14 22M62 52L106 -16M62 56L114 22', 2.2),
]

export const vargheistHead: Part = [
  shape('M34 24C34 8 43 2 54 2S73 8 74 22L80 40C80 54 70 62 58 62S38 52 36 40Z'),
  shade('M74 22L80 40C80 54 70 62 58 62 54 62 50 60 47 58 64 56 73 44 69 18Z', 0.2),
  shape('M44 22L62 27 76 20 76 25 63 32 45 28Z', mix(SKIN, 60, '#000'), 1.6),
  disc(55, 32, 3.4, '#ff4936', 1.4),
  disc(70, 30, 3.1, '#ff4936', 1.4),
  shape('M60 32L64 27 68 31 73 38 67 42 59 41Z', mix(SKIN, 76, '#7a2f3a'), 1.8),
  disc(63, 38, 1.5, INK, 0),
  disc(69, 37.4, 1.4, INK, 0),
  shape('M44 46C54 50 68 49 79 44 80 56 70 60 60 60 51 60 45 55 44 46Z', '#3a0a0c', 2),
  shape('M47 47.4L51 58 54 49.4ZM68 49L72 58 75 46.4ZM57 60L59 54 62 60Z', IVORY, 1.2),
]

export const vargheistFront: Part = [
  shape('M42 28C30 20 20 0 20 -22 34 -12 46 2 50 14Z'),
  shade('M41 22C34 14 28 2 26 -10 35 -2 42 8 45 16Z', 0.35),
  shape('M66 10C72 -2 82 -14 92 -20 92 -2 84 14 74 22Z'),
]

/** He would not fit on this page. */
export const giantHead: Part = [
  shape('M30 28C27 8 38 -4 54 -4S79 8 78 28L80 44C80 56 70 64 56 64S33 56 32 44Z'),
  shade('M78 28L80 44C80 56 70 64 56 64 52 64 48 63 45 61 62 58 73 46 70 14 76 18 79 22 78 28Z', 0.18),
  line('M42 6C48 3 56 3 62 5M40 12C48 8 58 8 66 11', 1.8, mix(SKIN, 66, '#000')),
  ...eyes(54, 26, 69, 25, 3.4),
  line('M46 20L60 22M64 21L75 18', 4, HAIR),
  shape('M60 26C68 26 76 34 75 41 70 46 61 45 59 40Z', mix(SKIN, 78, '#b5402f'), 2.2),
  shape('M44 48C54 53 68 52 78 46 77 57 68 60 59 60 51 60 45 55 44 48Z', '#4a1713', 2.2),
  shape('M52 50.6h5v5.4h-5zM68 50h5v4.4h-5z', IVORY, 1.2),
  line('M40 54C42 60 48 64 54 66M38 46l2 4M42 58l1 3M50 63l1 3', 2, HAIR),
]

export const giantFront: Part = [
  shape('M36 26C26 20 20 30 24 39 28 45 35 45 38 40Z'),
  line('M28 30C31 29 33 32 32 36', 2),
  disc(25, 44, 4, '#ffd23d', 2),
]

/** A shirt made of a tent, tied with a ship's rope. */
export const tentShoulders: Part = [
  shape('M-10 86C-14 60 6 46 30 46L72 46C96 46 112 60 110 86Z', JERSEY),
  shade('M110 86C112 60 96 46 76 46 92 54 96 70 92 86Z', 0.22),
  shape('M40 46L51 64 64 46 58 44H46Z'),
  line('M44 52L58 52M46 57L57 57M48 61L55 61', 2.2, '#d9c08a'),
  shape('M8 56L24 52 28 72 12 76Z', TRIM),
  line('M8 56l4 20M10 62l-5 2M12 70l-5 2M26 58l5-1M28 68l5-1', 2),
]
