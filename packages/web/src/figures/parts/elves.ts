// Elves of every kind. Neighbours: ../ink.ts draws, ../races.ts and ../roles.ts choose.
import { disc, EYE, edge, HAIR, INK, line, METAL, mix, type Part, SKIN, shade, shape } from '../ink.ts'

export const elfBack: Part = [
  shape('M42 8C24 8 14 30 18 52 20 64 28 72 38 68 36 54 44 40 48 28Z', HAIR),
  line('M26 34C24 46 26 56 30 62', 2.2),
]

export const elfHead: Part = [
  shape('M46 42h13v14h-13z'),
  shade('M46 46h13v10h-13z', 0.35),
  shape('M36 24C36 8 44 3 53 3S70 9 71 21C72 34 66 51 58 55 48 53 38 38 36 24Z'),
  shade('M71 21C72 34 66 51 58 55 55 54 53 53 51 51 61 46 66 34 65 18Z', 0.16),
  shape('M48 30C51 25 57 25 59 29 56 32 51 32 48 30Z', '#fff', 1.4),
  shape('M63 28C65 24 70 24 71 27 70 31 65 31 63 28Z', '#fff', 1.4),
  disc(55, 28.8, 2, EYE, 0),
  disc(67.6, 27.6, 1.9, EYE, 0),
  line('M46 25L58 22M63 21.5L71 20', 2.6),
  line('M62 30L66 39 61 40', 2),
  line('M55 46Q60 47 64 45', 2.2),
]

export const elfHair: Part = [
  shape('M37 31C28 10 40 -5 56 -2 68 -1 74 7 73 17 66 9 57 9 49 14 46 21 43 25 43 32Z', HAIR),
  edge('M39 14C42 6 48 2 56 2'),
]

export const elfFront: Part = [shape('M43 33L15 5C15 20 24 37 41 42Z'), shade('M40 34L21 14C23 24 30 34 40 38Z', 0.28)]

/** Swept up and stiff: an elf who is paid by a sponsor. */
export const sweptLocks: Part = [
  shape(
    'M36 32C28 18 20 6 8 0 18 -4 26 -2 32 2 28 -8 28 -14 30 -20 38 -10 46 -6 56 -6 68 -5 76 4 74 16 66 9 57 9 49 14 46 21 43 25 43 33Z',
    HAIR,
  ),
  edge('M38 8C44 2 50 -1 56 -2'),
]

/** A circlet with a stone, and the ear. */
export const highElfFront: Part = [
  shape('M43 33L13 0C13 18 23 37 41 42Z'),
  shade('M40 34L20 11C22 23 29 34 40 38Z', 0.28),
  shape('M40 20C50 13 62 12 73 16L73 21C62 17 50 18 41 25Z', '#ffd86a', 1.8),
  shape('M61 10L66 16 61 22 56 16Z', '#5fd3ff', 1.8),
]

/** Hair that was never combed, thrown back by the run. */
export const witchBack: Part = [
  shape(
    'M46 2C30 -14 10 -16 -4 -6 6 -4 10 0 14 6 2 4 -8 10 -14 20 -2 18 4 20 10 26 0 28 -6 38 -6 48 6 42 12 42 20 44 16 54 18 62 24 70 34 60 44 44 50 30Z',
    HAIR,
  ),
  line('M38 6C26 2 16 4 8 12M34 18C22 16 12 20 4 32M34 32C26 34 22 42 22 54', 2),
]

export const witchLocks: Part = [
  shape('M37 34C26 10 40 -6 56 -3 68 -1 75 6 74 18 68 10 64 14 62 18 60 12 54 12 49 16 46 22 44 26 43 34Z', HAIR),
  shape('M42 17C52 12 64 11 74 15L74 19C64 16 52 17 42 22Z', METAL, 1.8),
]

/** A face in the bark. */
export const dryadHead: Part = [
  shape('M46 42h13v16h-13z'),
  shape('M35 22C36 7 44 2 53 2S70 8 71 20C72 34 66 52 58 58 48 54 37 38 35 22Z'),
  shade('M71 20C72 34 66 52 58 58 55 56 53 55 51 53 61 47 66 34 65 16Z', 0.2),
  line('M42 16C40 28 44 40 50 50M60 6C62 12 60 16 62 20M66 40C64 46 62 50 60 52', 1.8, mix(SKIN, 60, '#000')),
  shape('M47 30C50 25 57 25 60 29 56 33 50 33 47 30Z', EYE, 1.6),
  shape('M63 28C65 24 70 24 72 27 70 31 65 31 63 28Z', EYE, 1.6),
  disc(55, 29, 1.6, INK, 0),
  disc(68, 28, 1.5, INK, 0),
  line('M55 46Q60 48 65 45', 2.2),
]

export const dryadFront: Part = [
  shape('M36 26C24 24 10 14 4 0 20 -2 32 6 40 14Z', HAIR),
  shape('M38 14C30 2 28 -12 34 -24 44 -16 48 -4 48 8Z', HAIR),
  shape('M46 8C46 -6 54 -18 66 -22 70 -10 66 2 58 10Z', HAIR),
  shape('M58 10C64 0 76 -8 90 -6 88 8 78 16 68 18Z', HAIR),
  line('M12 6C22 12 30 16 36 22M36 -12C38 -2 42 6 46 12M62 -14C58 -4 54 2 52 8M82 0C74 6 68 10 62 14', 1.8),
  shape('M40 32L18 26C22 36 30 42 40 42Z'),
]
