// Chainsaw: attacks with it instead of blocking, and it is as dangerous to himself and to whoever blocks him.
import type { Ctx } from '../edition.ts'
import type { Skill } from '../hooks.ts'
import type { Frame } from '../kernel/match.ts'
import type { BlockFrame } from '../procs/block.ts'

const DANGER = 3

const blockOf = (c: Ctx): BlockFrame | undefined => {
  const blocks = c.match.stack.filter((frame: Frame) => frame.proc === 'block')
  return blocks[blocks.length - 1] as BlockFrame | undefined
}

/** Attacks on a player who is not knocked down by them: the running saw adds nothing. */
const NO_FALL: readonly string[] = ['foul', 'stab', 'chainsaw', 'swing']

export const chainsaw: Skill = {
  id: 'chainsaw',
  name: 'Chainsaw',
  category: 'extraordinary',
  kicksBack: true,
  own: { armour: (_c, f) => (NO_FALL.includes(f.why) ? 0 : DANGER) },
  // An opponent who knocks himself over while blocking the saw.
  armourOf: (c, f, owner) => {
    const block = blockOf(c)
    return f.why === 'block' && block?.attacker === f.player && block.defender === owner.id ? DANGER : 0
  },
  windows: {
    blockDeclared: {
      offer: (_c, owner, cause) => {
        const f = cause as BlockFrame
        return owner.id === f.attacker && f.weapon === '' && !f.swing
      },
      use: (_c, _owner, cause) => {
        ;(cause as BlockFrame).weapon = 'chainsaw'
        return null
      },
      compulsory: true,
      declining: '',
    },
  },
}
