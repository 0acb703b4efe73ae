// Odds of acting at all: slow, stupid, wild and bloodthirsty players; standing up; and gazes.
import { describe } from 'vitest'
import { odds, type Sight } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

const picture = 'H1 . H2\n. . .\nA9 . .'
const declare = (action: string) => (s: Scene) => s.activate('H1', action)
const acts = ({ waits }: Sight): boolean => waits === 'home activation'

describe('obeying', () => {
  const begin = declare('move')
  const good = acts

  odds('a Bone-head', 5 / 6, { picture, begin, good, players: { H1: '+bone-head' } })
  odds('a Bone-head with a team re-roll', 1 - (1 / 6) ** 2, {
    picture,
    begin,
    good,
    players: { H1: '+bone-head' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('a Bone-head and Loner with a team re-roll', 5 / 6 + (1 / 6) * (3 / 6) * (5 / 6), {
    picture,
    begin,
    good,
    players: { H1: '+bone-head+loner' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
  odds('a Really Stupid player on his own', 3 / 6, { picture, begin, good, players: { H1: '+really-stupid' } })
  odds('a Really Stupid player with a helper', 5 / 6, {
    picture: 'H1 H2',
    begin,
    good,
    players: { H1: '+really-stupid' },
  })
  odds('a Really Stupid player next to another one', 3 / 6, {
    picture: 'H1 H2',
    begin,
    good,
    players: { H1: '+really-stupid', H2: '+really-stupid' },
  })
  odds('a Wild Animal that moves', 3 / 6, { picture, begin, good, players: { H1: '+wild-animal' } })
  odds('a Wild Animal that blitzes, with Pro', 5 / 6 + (1 / 6) * (3 / 6) * (5 / 6), {
    picture,
    begin: declare('blitz'),
    good,
    players: { H1: '+wild-animal+pro' },
    home: 'reroll pro',
  })
  odds('a tree that does not take root', 5 / 6, {
    picture,
    begin,
    good: (see) => acts(see) && !see.player('H1').states.some(({ state }) => state === 'rooted'),
    players: { H1: '+take-root' },
  })
  odds('a vampire without a Thrall keeps his turn', 5 / 6, {
    picture,
    begin,
    good: ({ waits }) => waits === 'home turn',
    players: { H1: '+blood-lust' },
    home: 'endAction',
  })
})

describe('getting up', () => {
  const down = 'H1/ A1\n. .\n. H2'

  odds('with MA 2', 3 / 6, {
    picture: down,
    begin: declare('move'),
    good: (see) => acts(see) && see.stands('H1'),
    players: { H1: ':2338' },
    home: 'standUp',
  })
  odds('to block with Jump Up and AG 3', 5 / 6, {
    picture: down,
    begin: declare('block'),
    good: (see) => acts(see) && see.stands('H1'),
    players: { H1: '+jump-up' },
    home: 'standUp',
  })
  odds('to block with Jump Up and AG 2, with a team re-roll', 1 - (2 / 6) ** 2, {
    picture: down,
    begin: declare('block'),
    good: (see) => acts(see) && see.stands('H1'),
    players: { H1: ':6328+jump-up' },
    facts: 'rr=1/0',
    home: 'standUp, reroll team',
  })
})

describe('Hypnotic Gaze', () => {
  const begin = (s: Scene) => {
    s.activate('H1', 'move')
    s.choose('gaze', { player: 'A1' })
  }
  const good = ({ player }: Sight): boolean => player('A1').noZones

  odds('of AG 4 at a lone opponent', 4 / 6, {
    picture: 'A1 H1 . H2',
    begin,
    good,
    players: { H1: ':6448+hypnotic-gaze' },
  })
  odds('of AG 4 beside another opponent, with a team re-roll', 1 - (3 / 6) ** 2, {
    picture: 'A1 H1 A2 . H2',
    begin,
    good,
    players: { H1: ':6448+hypnotic-gaze' },
    facts: 'rr=1/0',
    home: 'reroll team',
  })
})
