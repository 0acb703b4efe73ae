// Odds of blocks in bb2020: the dice by strength and assists, who chooses, and the skills that change them.
// Default profile: MA 6, ST 3, AG 3+, PA 4+, AV 9+.
import { describe } from 'vitest'
import { oddsBb2020 as odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

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

const throwing = (changes: Partial<Situation> = {}): Situation => ({
  picture: 'H9 . H1 A1 . .',
  begin: (s) => s.activate('H1', 'block').block('A1'),
  good: felled,
  home: ATTACKER,
  away: DEFENDER,
  ...changes,
})

describe('one die', () => {
  odds('knocks him down', 2 / 6, throwing())
  odds('knocks the attacker down', 2 / 6, throwing({ good: fell }))
  odds('knocks him down with Block', 3 / 6, throwing({ players: { H1: '+block' }, home: BLOCKER }))
  odds('knocks the attacker down with Block', 1 / 6, throwing({ players: { H1: '+block' }, good: fell }))
  odds('knocks a Dodger down', 1 / 6, throwing({ players: { A1: '+dodge' } }))
  odds('knocks a Dodger down with Tackle', 2 / 6, throwing({ players: { H1: '+tackle', A1: '+dodge' } }))
  odds(
    'Wrestle takes a man with Block to the ground',
    3 / 6,
    throwing({ players: { H1: '+wrestle', A1: '+block' }, home: BLOCKER }),
  )
  odds(
    'Brawler rolls a Both Down again',
    2 / 6 + (1 / 6) * (2 / 6),
    throwing({ players: { H1: '+brawler' }, home: `reroll brawler, ${ATTACKER}` }),
  )
  odds('Foul Appearance first', (5 / 6) * (2 / 6), throwing({ players: { A1: '+foul-appearance' } }))
  odds('Frenzy blocks again after a push', 2 / 6 + (2 / 6) * (2 / 6), throwing({ players: { H1: '+frenzy' } }))
})

describe('more dice', () => {
  odds('ST 4 against ST 3: two', 1 - (4 / 6) ** 2, throwing({ players: { H1: ':64349' } }))
  odds('ST 6 against ST 3 is not more than double: two', 1 - (4 / 6) ** 2, throwing({ players: { H1: ':66349' } }))
  odds('ST 7 against ST 3: three', 1 - (4 / 6) ** 3, throwing({ players: { H1: ':67349' } }))
  odds('ST 3 against ST 4: two that the defender chooses from', (2 / 6) ** 2, throwing({ players: { A1: ':64349' } }))
  odds('and they knock the attacker down', 1 - (4 / 6) ** 2, throwing({ players: { A1: ':64349' }, good: fell }))
  odds('ST 3 against ST 7: three of them', (2 / 6) ** 3, throwing({ players: { A1: ':67349' } }))
  odds('an assist makes it two', 1 - (4 / 6) ** 2, throwing({ picture: '. . . H2\nH9 . H1 A1 . .' }))
  odds('an assistant who is marked does not count', 2 / 6, throwing({ picture: '. . . H2 A2\nH9 . H1 A1 . .' }))
  odds(
    'unless he has Guard',
    1 - (4 / 6) ** 2,
    throwing({ picture: '. . . H2 A2\nH9 . H1 A1 . .', players: { H2: '+guard' } }),
  )
  odds(
    'which a Defensive marker denies him in the own turn',
    2 / 6,
    throwing({ picture: '. . . H2 A2\nH9 . H1 A1 . .', players: { H2: '+guard', A2: '+defensive' } }),
  )
  odds(
    'Brawler on one of two dice without a fall among them',
    1 - (4 / 6) ** 2 + ((4 / 6) ** 2 - (3 / 6) ** 2) * (2 / 6),
    throwing({ players: { H1: ':64349+brawler' }, home: `reroll brawler unless 5 6, ${ATTACKER}` }),
  )
  odds(
    'Multiple Block with Block, ST 5 less 2 against two of ST 3 who do not help each other, knocks both down',
    (3 / 6) ** 2,
    throwing({
      picture: 'H9 . . A2 H1 A1 .',
      begin: (s) => {
        s.activate('H1', 'block')
        s.choose('block', { player: 'A1', option: 'double' })
      },
      players: { H1: ':65349+multiple-block+block' },
      home: `block A2, ${BLOCKER}`,
      good: ({ turnover, isDown }) => turnover === '' && isDown('A1') && isDown('A2'),
    }),
  )
  odds(
    'Dauntless, ST 3 against ST 5, on 3 or more',
    (4 / 6) * (2 / 6) + (2 / 6) * (2 / 6) ** 2,
    throwing({ players: { H1: '+dauntless', A1: ':65349' } }),
  )
})

describe('rolled again', () => {
  const p = 2 / 6
  const again = (source: string): string => `reroll ${source} unless 5 6, ${ATTACKER}`
  const two = 1 - (4 / 6) ** 2

  odds('two dice with a team re-roll', 1 - (4 / 6) ** 4, {
    ...throwing({ players: { H1: ':64349' } }),
    facts: 'rr=1/0',
    home: again('team'),
  })
  odds('one die with Pro', p + (1 - p) * (4 / 6) * p, throwing({ players: { H1: '+pro' }, home: again('pro') }))
  odds('one of two dice with Pro', two + (1 - two) * (4 / 6) * p, {
    ...throwing({ players: { H1: ':64349+pro' } }),
    home: again('pro'),
  })
  odds('one die of a Loner (3+) with a team re-roll', p + (1 - p) * (4 / 6) * p, {
    ...throwing({ players: { H1: '+loner-3' } }),
    facts: 'rr=1/0',
    home: again('team'),
  })
})

describe('a blitz', () => {
  const blitz = (s: Scene) => {
    s.activate('H1', 'blitz').choose('nominate', { player: 'A1' })
    s.block('A1')
  }
  const base = throwing({
    begin: blitz,
    bad: ({ turnover, waits }) => turnover !== '' || waits === 'home activation',
    away: `${DEFENDER}, decline`,
  })

  odds('with Horns, ST 3 against ST 3', 1 - (4 / 6) ** 2, { ...base, players: { H1: '+horns' } })
  odds('Brawler does not work in it', 2 / 6, {
    ...base,
    players: { H1: '+brawler' },
    home: `reroll brawler, ${ATTACKER}`,
  })
  odds('Juggernaut stays up against Block', 5 / 6, {
    ...base,
    good: ({ waits, turnover, stands }) => waits === 'home activation' && turnover === '' && stands('H1'),
    bad: ({ turnover, isDown }) => turnover !== '' || isDown('H1'),
    players: { H1: '+juggernaut', A1: '+block' },
  })
  odds('by a rush, with a team re-roll for either', (5 / 6) * (2 / 6) * (1 + 1 / 6 + 4 / 6), {
    ...base,
    begin: (s) => s.block('A1'),
    facts: 'act=h1:blitz:0.2 rr=1/0',
    home: `reroll team unless 5 6, ${ATTACKER}`,
  })
})
