// The block die: what each of its six faces means. Faces 3 and 4 are both a push.
export const blockDice = ['attackerDown', 'bothDown', 'pushed', 'pushed', 'defenderStumbles', 'defenderDown'] as const
export type BlockDie = (typeof blockDice)[number]
