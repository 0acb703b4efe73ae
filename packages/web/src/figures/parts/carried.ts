// Weapons, wings and crowns. A held thing rises at the left, beside the head. Neighbours: ../ink.ts draws, ../things.ts chooses.
import { disc, edge, IVORY, light, line, METAL, type Part, shade, shape, TRIM } from '../ink.ts'

/** The fist and forearm for everything that is held up. */
const fist: Part = [
  shape('M30 66C14 68 2 60 2 48L5 36 20 38 20 46C22 50 30 52 36 55Z'),
  shape('M2 38C0 30 4 26 11 26S23 30 22 38C21 44 3 44 2 38Z'),
  line('M8 28v6M13 27v7M18 29v5', 1.8),
]

export const chainsaw: Part = [
  shape('M4 26L-10 -26C-10 -34 2 -37 5 -30L20 20Z', METAL),
  line('M-8 -20L-14 -17M-5 -8L-11 -5M-2 4L-8 7M1 16L-5 19M6 -22L11 -25M9 -10L14 -13M13 2L18 -1', 3),
  line('M-3 -26L11 20', 1.8),
  shape('M0 22L24 14 30 30 5 38Z', '#e0402c'),
  edge('M5 25L22 19', 2.2),
  ...fist,
]

export const bomb: Part = [
  ...fist,
  disc(11, 12, 17, '#2a2f33'),
  light('M-1 8C1 1 7 -2 12 -2 6 2 3 6 2 12Z', 0.45),
  shape('M12 -3L22 -9 26 -3 16 3Z', METAL, 2),
  line('M23 -6C30 -10 28 -18 34 -20', 2.6, '#d9c08a'),
  shape('M34 -31L37 -24 44 -24 39 -19 42 -12 35 -16 29 -11 31 -19 25 -22 32 -24Z', '#ffd23d', 1.8),
]

export const ballAndChain: Part = [
  ...fist,
  line('M12 28C4 14 -4 6 -2 -6', 6),
  line('M12 28C4 14 -4 6 -2 -6', 2.6, '#b9c2c4'),
  shape(
    'M-4 -36L2 -28 12 -34 11 -24 22 -22 14 -15 21 -6 10 -7 9 4 1 -3 -8 4 -8 -7 -19 -8 -11 -16 -18 -24 -8 -25Z',
    METAL,
  ),
  disc(1, -16, 14, '#3a4147'),
  light('M-8 -20C-6 -26 -2 -28 3 -28 -2 -25 -4 -21 -5 -17Z', 0.5),
]

export const dagger: Part = [
  shape('M4 24L2 -18 10 -32 18 -18 19 24Z', '#dfe6e8'),
  shade('M11 -30L18 -18 19 24 12 24Z', 0.2),
  shape('M-6 20L28 20 26 28 -4 28Z', TRIM),
  ...fist,
]

export const axe: Part = [
  shape('M6 50L6 -22 15 -22 16 50Z', '#8a5a2c'),
  shape('M13 -18C24 -30 34 -30 38 -24 42 -12 40 2 34 10 28 4 22 0 13 0Z', METAL),
  shape('M8 -18C-2 -28 -12 -28 -16 -22 -18 -12 -16 0 -12 8 -6 2 0 0 8 0Z', METAL),
  edge('M35 -22C38 -12 37 -2 33 5', 2.4),
  edge('M-13 -20C-15 -12 -14 -4 -11 2', 2.4),
  ...fist,
]

export const blunderbuss: Part = [
  shape('M5 40L2 -12 -6 -30 27 -30 19 -12 20 40Z', '#8d979b'),
  shape('M-8 -36H29V-27H-8Z', '#d9a441'),
  shape('M3 -2H20V6H2Z', '#d9a441'),
  shape('M3 24H20L24 48 2 48Z', '#7a4a24'),
  edge('M7 20L5 -10', 2.2),
  ...fist,
]

export const flamer: Part = [
  shape(
    'M10 -42C26 -30 30 -18 24 -6 22 0 16 4 10 4S-4 0 -5 -8C-6 -16 0 -20 2 -28 5 -24 6 -22 7 -19 11 -25 12 -33 10 -42Z',
    '#ff8a2b',
  ),
  shape('M11 -22C18 -14 19 -8 16 -3 14 0 7 0 5 -3 2 -8 8 -12 11 -22Z', '#ffe14d', 0),
  shape('M4 40V6H18V40Z', '#d9a441'),
  shape('M0 2H22V10H0Z', '#8d979b'),
  ...fist,
]

export const tankard: Part = [
  ...fist,
  shape('M-6 -14H24V28H-6Z', '#a8703a'),
  line('M-6 -2H24M-6 18H24', 3.4, '#d9a441'),
  shape('M24 -6H32C38 -6 38 20 32 20H24V13H29V1H24Z', '#d9a441', 2.2),
  shape('M-10 -12C-12 -22 -2 -27 3 -23 8 -30 20 -28 21 -22 28 -22 30 -14 26 -10H-8Z', '#fff8e2'),
]

export const mushroom: Part = [
  ...fist,
  shape('M4 28C6 18 6 10 4 4L19 4C18 12 18 20 20 28Z', IVORY),
  shape('M-12 6C-12 -14 0 -24 12 -24S36 -14 36 6C24 10 0 10 -12 6Z', '#d8452c'),
  disc(2, -8, 4.6, '#fff', 1.4),
  disc(18, -12, 5.2, '#fff', 1.4),
  disc(28, -1, 3.6, '#fff', 1.4),
]

/** Two handles beside the head and the spring behind it. */
export const pogoStick: Part = [
  shape('M8 86V4H18V86Z', '#d9a441'),
  shape('M-8 0H34V10H-8Z', '#c23b2a'),
  line('M4 30L22 36M4 42L22 48M4 54L22 60M4 66L22 72', 5),
  line('M4 30L22 36M4 42L22 48M4 54L22 60M4 66L22 72', 2.2, '#cfd7da'),
]

export const stilts: Part = [
  shape('M2 86L6 -22 14 -22 14 86Z', '#a8703a'),
  shape('M98 86L94 -22 86 -22 86 86Z', '#a8703a'),
  shape('M0 4H22V12H0ZM78 4H100V12H78Z', '#d9c08a', 2.2),
]

/** Of sticks and cloth, made to be thrown in. */
export const wings: Part = [
  shape('M46 58L-14 -18 -20 6 -32 10 -20 26 -30 36 -12 44 -12 60 14 62Z', TRIM),
  shape('M54 58L114 -18 120 6 132 10 120 26 130 36 112 44 112 60 86 62Z', TRIM),
  line('M46 58L-20 6M46 60L-20 26M46 62L-12 44M54 58L120 6M54 60L120 26M54 62L112 44', 2.2),
]

export const crown: Part = [
  shape('M33 10L28 -16 40 -5 46 -22 55 -6 65 -21 68 -4 80 -14 75 11C62 4 46 4 33 10Z', '#ffcf3f'),
  shade('M72 8L80 -14 68 -4 66 5Z', 0.18),
  disc(46, 0, 3.2, '#d8452c', 1.6),
  disc(60, -1, 3, '#3f8cf0', 1.6),
  edge('M35 4L32 -8', 2),
]
