// The block die: what each of its six faces means. Faces 3 and 4 are both a push.
import { type CompiledEdition, type Ctx, needed } from '../edition.ts'

export const blockDice = ['attackerDown', 'bothDown', 'pushed', 'pushed', 'defenderStumbles', 'defenderDown'] as const
export type BlockDie = (typeof blockDice)[number]

/** What a face of the block die means, in an edition that blocks with it. */
export const blockDieFor = (c: Ctx, face: number): BlockDie =>
  needed(c, c.rules.tables.blockDice, 'block dice')[face - 1]

const NO_FACES: readonly BlockDie[] = []

/** The faces of the edition's block die; none if nobody blocks with it. */
export const blockDieFaces = ({ tables }: CompiledEdition): readonly BlockDie[] => tables.blockDice ?? NO_FACES
