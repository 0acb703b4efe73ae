// Odds of blocks: one, two and three dice, either coach choosing, with the skills and re-rolls that change them.
import { describe } from 'vitest'
import { odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

const block = (s: Scene) => s.activate('H1', 'block').block('A1')

// The attacker prefers the defender's fall to a push, and a push to his own fall; the defender the reverse.
const ATTACKER =
  'use, useDie defenderDown, useDie defenderStumbles, useDie pushed, useDie bothDown, useDie attackerDown, push, stay'
// With Block he prefers a Both Down to a push.
const BLOCKER =
  'use, useDie defenderDown, useDie defenderStumbles, useDie bothDown, useDie pushed, useDie attackerDown, push, stay'
const DEFENDER =
  'use, useDie attackerDown, useDie bothDown, useDie pushed, useDie defenderStumbles, useDie defenderDown'

const felled = ({ turnover, isDown }: Sight): boolean => turnover === '' && isDown('A1')
const fell = ({ turnover }: Sight): boolean => turnover === 'knockedDown'

const throwing = (changes: Partial<Situation>): Situation => ({
  picture: 'H9 . H1 A1 . .',
  begin: block,
  good: felled,
  home: ATTACKER,
  away: DEFENDER,
  ...changes,
})

describe('one die', () => {
  odds('knocks him down', 2 / 6, throwing({}))
  odds('knocks the attacker down', 2 / 6, throwing({ good: fell }))
  odds('knocks him down with Block', 3 / 6, throwing({ players: { H1: '+block' }, home: BLOCKER }))
  odds('knocks the attacker down with Block', 1 / 6, throwing({ good: fell, players: { H1: '+block' } }))
  odds('Block against Block knocks him down', 2 / 6, throwing({ players: { H1: '+block', A1: '+block' } }))
  odds('knocks a Dodger down', 1 / 6, throwing({ players: { A1: '+dodge' } }))
  odds('knocks a Dodger down with Tackle', 2 / 6, throwing({ players: { H1: '+tackle', A1: '+dodge' } }))
  odds('Block knocks a Dodger down', 2 / 6, throwing({ players: { H1: '+block', A1: '+dodge' }, home: BLOCKER }))
  odds(
    'Block and Tackle knock a Dodger down',
    3 / 6,
    throwing({ players: { H1: '+block+tackle', A1: '+dodge' }, home: BLOCKER }),
  )
  odds(
    'Wrestle takes a man with Block to the ground',
    3 / 6,
    throwing({ players: { H1: '+wrestle', A1: '+block' }, home: BLOCKER }),
  )
  odds(
    'Block against Wrestle leaves the attacker on his feet',
    4 / 6,
    throwing({
      players: { H1: '+block', A1: '+wrestle' },
      good: ({ waits, stands }) => waits === 'home turn' && stands('H1'),
    }),
  )
})

describe('a blitz', () => {
  const blitz = (s: Scene) => s.activate('H1', 'blitz').block('A1')
  const standing: Situation['good'] = ({ waits, turnover, stands }) =>
    waits === 'home activation' && turnover === '' && stands('H1')
  const bad: Situation['bad'] = ({ turnover, isDown }) => turnover !== '' || isDown('H1')
  const base = throwing({ begin: blitz, good: standing, bad, home: ATTACKER, away: `${DEFENDER}, decline` })

  odds('with Juggernaut against Block', 5 / 6, { ...base, players: { H1: '+juggernaut', A1: '+block' } })
  odds('with Juggernaut against Wrestle', 5 / 6, { ...base, players: { H1: '+juggernaut', A1: '+wrestle' } })
  odds('with Block against Wrestle', 4 / 6, { ...base, players: { H1: '+block', A1: '+wrestle' } })
  odds('with Horns, ST 3 against ST 3, knocks him down', 1 - (4 / 6) ** 2, {
    ...base,
    good: felled,
    bad: ({ turnover, waits }) => turnover !== '' || waits === 'home activation',
    players: { H1: '+horns' },
  })
  odds('by going for it, with a team re-roll for either', (5 / 6) * (2 / 6) * (1 + 1 / 6 + 4 / 6), {
    ...base,
    begin: (s) => s.block('A1'),
    good: felled,
    bad: ({ turnover, waits }) => turnover !== '' || waits === 'home activation',
    facts: 'act=h1:blitz:0.2 rr=1/0',
    home: `reroll team unless 5 6, ${ATTACKER}`,
  })
})

describe('two and three dice', () => {
  const strong = { H1: ':6438' }
  const huge = { H1: ':6738' }

  odds('two knock him down', 1 - (4 / 6) ** 2, throwing({ players: strong }))
  odds('two with Block knock him down', 1 - (3 / 6) ** 2, throwing({ players: { H1: ':6438+block' }, home: BLOCKER }))
  odds('two knock a Dodger down', 1 - (5 / 6) ** 2, throwing({ players: { ...strong, A1: '+dodge' } }))
  odds('two knock the attacker down', (2 / 6) ** 2, throwing({ players: strong, good: fell }))
  odds('two with Block knock the attacker down', (1 / 6) ** 2, throwing({ players: { H1: ':6438+block' }, good: fell }))
  odds('three knock him down', 1 - (4 / 6) ** 3, throwing({ players: huge }))
  odds('three with Block knock him down', 1 - (3 / 6) ** 3, throwing({ players: { H1: ':6738+block' }, home: BLOCKER }))
  odds('three knock the attacker down', (2 / 6) ** 3, throwing({ players: huge, good: fell }))
  odds('an assist makes it two', 1 - (4 / 6) ** 2, throwing({ picture: '. . . H2\nH9 . H1 A1 . .' }))
})

describe('dice that the defender chooses from', () => {
  const two = { A1: ':6438' }
  const three = { A1: ':6738' }

  odds('two knock him down', (2 / 6) ** 2, throwing({ players: two }))
  odds('two knock the attacker down', 1 - (4 / 6) ** 2, throwing({ players: two, good: fell }))
  odds(
    'two knock an attacker down with Block',
    1 - (5 / 6) ** 2,
    throwing({ players: { ...two, H1: '+block' }, good: fell }),
  )
  odds('three knock him down', (2 / 6) ** 3, throwing({ players: three }))
  odds('three knock the attacker down', 1 - (4 / 6) ** 3, throwing({ players: three, good: fell }))
})

describe('block dice rolled again', () => {
  const p = 2 / 6
  const again = (source: string): string => `reroll ${source} unless 5 6, ${ATTACKER}`

  odds('one die with a team re-roll', 1 - (4 / 6) ** 2, throwing({ facts: 'rr=1/0', home: again('team') }))
  odds(
    'two dice with a team re-roll',
    1 - (4 / 6) ** 4,
    throwing({ facts: 'rr=1/0', players: { H1: ':6438' }, home: again('team') }),
  )
  odds('one die with Pro', p + (1 - p) * (3 / 6) * p, throwing({ players: { H1: '+pro' }, home: again('pro') }))
  odds(
    'one die with Pro, and a team re-roll for Pro itself',
    p + (1 - p) * (1 - (3 / 6) ** 2) * p,
    throwing({
      players: { H1: '+pro' },
      facts: 'rr=1/0',
      home: `reroll pro unless 5 6, reroll team unless 5 6, ${ATTACKER}`,
    }),
  )
  odds(
    'one die of a Loner with a team re-roll',
    p + (1 - p) * (3 / 6) * p,
    throwing({ players: { H1: '+loner' }, facts: 'rr=1/0', home: again('team') }),
  )
})

describe('before and after the dice', () => {
  odds(
    'Dauntless, ST 3 against ST 5',
    (4 / 6) * (2 / 6) + (2 / 6) * (2 / 6) ** 2,
    throwing({ players: { H1: '+dauntless', A1: ':6538' } }),
  )
  odds(
    'Dauntless, ST 2 against ST 6',
    (2 / 6) * (2 / 6) + (4 / 6) * (2 / 6) ** 3,
    throwing({ players: { H1: ':6238+dauntless', A1: ':6638' } }),
  )
  odds('Foul Appearance first', (5 / 6) * (2 / 6), throwing({ players: { A1: '+foul-appearance' } }))
  odds(
    'Frenzy: a push is followed by another block',
    2 / 6 + (2 / 6) * (2 / 6),
    throwing({ players: { H1: '+frenzy' } }),
  )
  odds(
    'Frenzy with Block against Dodge',
    2 / 6 + (3 / 6) * (2 / 6),
    throwing({ players: { H1: '+frenzy+block', A1: '+dodge' }, home: BLOCKER }),
  )
  odds(
    'Multiple Block, ST 6 against two of ST 3, of whom the second helps the first, knocks both down',
    (2 / 6) * (1 - (4 / 6) ** 2),
    throwing({
      picture: 'H9 . . A2 H1 A1 .',
      begin: (s) => {
        s.activate('H1', 'block')
        s.choose('block', { player: 'A1', option: 'double' })
      },
      players: { H1: ':6638+multiple-block', A1: ':6.3.3.12', A2: ':6.3.3.12' },
      home: `block A2, ${ATTACKER}`,
      good: ({ turnover, isDown }) => turnover === '' && isDown('A1') && isDown('A2'),
    }),
  )
})
