// Chainsaw: attacks with it instead of blocking; a danger to himself and to players who block him.
// Neighbour: skills/weapons.ts.
import type { Ctx } from '../edition.ts'
import { revise, type Skill } from '../hooks.ts'
import { innermost } from '../kernel/stack.ts'
import type { BlockFrame } from '../procs/block/blockFrame.ts'
import { insteadOfBlock } from './insteadOfBlock.ts'
import { chainsawProcedure } from './weapons.ts'

const DANGER = 3

const blockOf = (c: Ctx): BlockFrame | undefined => innermost<BlockFrame>(c.match, 'block')

/** Causes of armour rolls without a fall: the chainsaw adds nothing to them. */
const NO_FALL: readonly string[] = ['foul', 'stab', 'chainsaw', 'swing']

export const chainsaw: Skill = {
  id: 'chainsaw',
  name: 'Chainsaw',
  category: 'extraordinary',
  procedures: { chainsaw: chainsawProcedure },
  permits: ['kicksBack', 'earnsNoCasualties'],
  modifiers: {
    own: { armour: (_c, f) => (NO_FALL.includes(f.why) ? 0 : DANGER) },
    // An opponent who falls while blocking the owner.
    victims: {
      armour: (c, f, owner) => {
        const block = blockOf(c)
        return f.why === 'block' && block?.attacker === f.player && block.defender === owner.id ? DANGER : 0
      },
    },
  },
  windows: {
    blockDeclared: {
      offer: (_c, owner, cause) => owner.id === cause.attacker && cause.weapon === '' && !cause.swing,
      use: (_c, _owner, cause) => {
        cause.weapon = 'chainsaw'
        return null
      },
      compulsory: true,
    },
  },
}

/** Causes that only place him prone count as no fall either. */
const NO_FALL_BB2020: readonly string[] = [...NO_FALL, 'vomit', 'bomb']

/** bb2020: he may also block, and earns credit; in a block the chainsaw adds to armour rolls only on a Both Down. */
export const chainsawBb2020 = revise(chainsaw, {
  category: 'trait',
  permits: ['kicksBack'],
  modifiers: {
    own: { armour: (_c, f) => (NO_FALL_BB2020.includes(f.why) ? 0 : DANGER) },
    victims: {
      armour: (c, f, owner) => {
        const block = blockOf(c)
        const both = block?.result === 'bothDown' && [block.attacker, block.defender].includes(owner.id)
        return f.why === 'block' && both ? DANGER : 0
      },
    },
  },
  windows: insteadOfBlock('chainsaw', true),
})
