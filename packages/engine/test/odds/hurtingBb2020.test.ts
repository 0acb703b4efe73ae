// Odds of injuries in bb2020: armour as a target number, injuries, casualties on a D16, weapons, fouls and
// the referee, and the end of a drive. Default profile: MA 6, ST 3, AG 3+, PA 4+, AV 9+.

import { describe } from 'vitest'
import { coachEjected } from '../../src/procs/match/staff.ts'
import { oddsBb2020 as odds, type Sight, type Situation } from '../support/odds.ts'
import type { Scene } from '../support/scene.ts'

/** How many of the 36 results of 2D6 are at least this. */
const atLeast: { readonly [sum: number]: number } = { 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3 }

/** H1 has knocked A1 down and followed up; the armour dice are pending. */
const knockDown = (s: Scene) => {
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6)
  s.push('x')
  s.followUp()
}

const broken = ({ waits }: Sight): boolean => waits === 'dice injury'
const picture = 'H9 . H1 A1 x'
const base: Situation = { picture, begin: knockDown, good: broken, home: 'use' }

describe('armour', () => {
  for (const AV of [7, 8, 9, 10, 11])
    odds(`AV ${AV}+`, atLeast[AV] / 36, { ...base, players: { A1: `:6.3.3.4.${AV}` } })
  odds('AV 9+ under a Mighty Blow (+1)', 15 / 36, { ...base, players: { H1: '+mighty-blow-1' } })
  odds('AV 9+ under a Mighty Blow (+2)', 21 / 36, { ...base, players: { H1: '+mighty-blow-2' } })
  odds('AV 11+ under Claws', 15 / 36, { ...base, players: { H1: '+claws', A1: ':6.3.3.4.11' } })
  odds('AV 10+ under Claws and a Mighty Blow: 8 on the dice alone, or 9 and one more', 15 / 36, {
    ...base,
    players: { H1: '+claws+mighty-blow-1', A1: ':6.3.3.4.10' },
  })
  odds('AV 9+ with an Iron Hard Skin against both', 10 / 36, {
    ...base,
    players: { H1: '+claws+mighty-blow-1', A1: '+iron-hard-skin' },
  })
  odds('falling beside an Arm Bar: the dodge fails, and AV 9+ with one more', (2 / 6) * (15 / 36), {
    picture: 'A1 H1 x H9',
    begin: (s) => s.activate('H1', 'move').step('x'),
    good: broken,
    bad: ({ waits }) => waits === 'home activation' || / turn$/.test(waits),
    players: { A1: '+arm-bar' },
    away: 'use',
  })
})

describe('injuries', () => {
  const begin = (s: Scene) => {
    knockDown(s)
    s.roll('armour', 6, 6)
  }
  const shares = (
    who: string,
    players: NonNullable<Situation['players']>,
    [stunned, knockedOut, casualty]: readonly [number, number, number],
  ): void => {
    const one = { picture, begin, home: 'use', away: 'use', players }
    odds(`${who}: stunned`, stunned / 36, { ...one, good: ({ player }) => player('A1').posture === 'stunned' })
    odds(`${who}: knocked out`, knockedOut / 36, { ...one, good: ({ player }) => player('A1').place === 'ko' })
    odds(`${who}: a casualty`, casualty / 36, { ...one, good: ({ player }) => player('A1').place === 'casualty' })
  }

  shares('a plain player', {}, [21, 9, 6])
  shares('a Stunty player', { A1: '+stunty' }, [15, 6 + 5, 4 + 6])
  shares('a Thick Skull', { A1: '+thick-skull' }, [21 + 5, 4, 6])
  shares('a Stunty Thick Skull', { A1: '+stunty+thick-skull' }, [15 + 6, 5, 4 + 6])
  shares('under a Mighty Blow (+1)', { H1: '+mighty-blow-1' }, [15, 6 + 5, 4 + 6])
  shares('a niggling injury does not count here', { A1: '.n' }, [21, 9, 6])

  odds('Mighty Blow (+1) on armour or else on injury takes AV 9+ off', (10 / 36) * (21 / 36) + (5 / 36) * (15 / 36), {
    ...base,
    good: ({ player }) => player('A1').place !== 'pitch',
    players: { H1: '+mighty-blow-1' },
  })
  odds('Claws leave the Mighty Blow for the injury of AV 10+', (15 / 36) * (21 / 36), {
    ...base,
    good: ({ player }) => player('A1').place !== 'pitch',
    players: { H1: '+claws+mighty-blow-1', A1: ':6.3.3.4.10' },
  })
  odds('an apothecary keeps the knocked out on the pitch', (21 + 9) / 36, {
    picture,
    begin,
    good: ({ waits, player }) => waits === 'home turn' && player('A1').posture === 'stunned',
    bad: ({ waits }) => waits === 'dice casualty',
    away: 'use',
    facts: 'apothecary=0/1',
  })
})

describe('casualties', () => {
  const begin = (s: Scene) => {
    knockDown(s)
    s.roll('armour', 6, 6).roll('injury', 6, 6)
  }
  const one: Omit<Situation, 'good'> = { picture, begin, away: 'use', bad: ({ waits }) => waits === 'home turn' }
  const suffered =
    (...ids: string[]) =>
    ({ waits, player }: Sight): boolean =>
      waits === 'home turn' && player('A1').injuries.some((id) => ids.includes(id))
  const back = ({ player }: Sight): boolean => player('A1').place === 'reserves'
  const BEST = 'use, choose badlyHurt, choose seriouslyHurt, choose seriousInjury, choose lastingInjury, choose dead'

  odds('badly hurt', 6 / 16, { ...one, good: suffered('badlyHurt') })
  odds('seriously hurt', 3 / 16, { ...one, good: suffered('seriouslyHurt') })
  odds('a serious injury', 3 / 16, { ...one, good: suffered('seriousInjury') })
  odds('dead', 2 / 16, { ...one, good: suffered('dead') })
  odds('dead with a niggling injury', 3 / 16, { ...one, good: suffered('dead'), players: { A1: '.n' } })
  odds('dead with Decay and two niggling injuries', 5 / 16, {
    ...one,
    good: suffered('dead'),
    players: { A1: '+decay.nn' },
  })
  odds('a head injury that lasts', (2 / 16) * (2 / 6), { ...one, good: suffered('headInjury') })
  odds('a broken arm that lasts', (2 / 16) * (1 / 6), { ...one, good: suffered('brokenArm') })
  odds('dead in spite of an apothecary', (2 / 16) ** 2, {
    ...one,
    good: suffered('dead'),
    facts: 'apothecary=0/1',
    away: BEST,
  })
  odds('fit again after an apothecary: one of two rolls is Badly Hurt', 1 - (10 / 16) ** 2, {
    ...one,
    good: back,
    facts: 'apothecary=0/1',
    away: BEST,
  })
  odds('regenerated', 3 / 6, { ...one, good: back, players: { A1: '+regeneration' } })
  odds('regenerated where the apothecary found nothing better', 1 - (10 / 16) ** 2 * (3 / 6), {
    ...one,
    good: back,
    players: { A1: '+regeneration' },
    facts: 'apothecary=0/1',
    away: BEST,
  })
})

describe('weapons', () => {
  const attack = (changes: Partial<Situation>): Situation => ({
    picture,
    begin: (s) => s.activate('H1', 'block').block('A1'),
    good: broken,
    home: 'use',
    ...changes,
  })

  odds('a stab wounds AV 9+, with any other skills', 10 / 36, attack({ players: { H1: '+stab+mighty-blow-1+claws' } }))
  odds('a chainsaw wounds AV 10+: three more', (5 / 6) * (21 / 36), {
    ...attack({ players: { H1: '+chainsaw', A1: ':6.3.3.4.10' } }),
    good: (see) => broken(see) && see.isDown('A1'),
  })
  odds('a chainsaw kicks back and ends the turn, hurt or not', 1 / 6, {
    ...attack({ players: { H1: '+chainsaw' } }),
    good: ({ turnover }) => turnover !== '',
  })
  odds('a chainsaw wounds its owner of AV 9+', (1 / 6) * (26 / 36), {
    ...attack({ players: { H1: '+chainsaw' } }),
    good: (see) => broken(see) && see.isDown('H1'),
    bad: ({ waits }) => / turn$/.test(waits),
  })
  odds('vomit wounds AV 9+', (5 / 6) * (10 / 36), {
    ...attack({ players: { H1: '+projectile-vomit' } }),
    good: (see) => broken(see) && see.isDown('A1'),
  })
  odds('fire lays a target of ST 3 low', 3 / 6, {
    ...attack({ players: { H1: '+breathe-fire' } }),
    good: ({ isDown }) => isDown('A1'),
  })
  odds('fire lays a target of ST 5 low', 2 / 6, {
    ...attack({ players: { H1: '+breathe-fire', A1: ':65349' } }),
    good: ({ isDown }) => isDown('A1'),
  })
  odds('fire at ST 5 burns its owner on 1 and 2', 2 / 6, {
    ...attack({ players: { H1: '+breathe-fire', A1: ':65349' } }),
    good: ({ isDown }) => isDown('H1'),
  })
})

describe('fouls', () => {
  const foul = (changes: Partial<Situation> = {}): Situation => ({
    picture: 'H9 . H1 A1/ .',
    begin: (s) => {
      s.activate('H1', 'foul').choose('nominate', { player: 'A1' })
      s.foul('A1')
    },
    good: broken,
    home: 'use',
    bad: ({ waits }) => / turn$/.test(waits),
    ...changes,
  })
  const sentOff = ({ waits, player }: Sight): boolean => / turn$/.test(waits) && player('H1').place === 'sentOff'
  // Breaking AV 9+: 5-5 and 6-6 are doubles, the other eight of ten are not.
  const seen = 6 / 36 + (8 / 36) * (6 / 36)

  odds('AV 9+ alone', 10 / 36, foul())
  odds('AV 9+ with two assists', 21 / 36, foul({ picture: '. . H2 H3\nH9 . H1 A1/ .' }))
  odds('AV 9+ with an assist either way', 10 / 36, foul({ picture: '. . . H2\nH9 . H1 A1/ .\n. . A2 . .' }))
  odds('AV 9+ by a Dirty Player (+1)', 15 / 36, foul({ players: { H1: '+dirty-player-1' } }))
  odds('AV 9+ by a Dirty Player (+2)', 21 / 36, foul({ players: { H1: '+dirty-player-2' } }))
  odds('seen and sent off', seen, foul({ good: sentOff, home: 'decline' }))
  odds('a Sneaky Git is seen only on the injury roll', (10 / 36) * (6 / 36), {
    ...foul({ good: sentOff, home: 'decline', players: { H1: '+sneaky-git' } }),
  })
  odds('sent off after arguing', seen * (5 / 6), foul({ good: sentOff, home: 'use argue' }))
  odds('the coach goes too', seen * (1 / 6), {
    ...foul({ good: ({ match }) => coachEjected.of(match.squads.home), home: 'use argue' }),
  })
  odds(
    'sent off in spite of a bribe',
    seen / 6,
    foul({ good: sentOff, home: 'use bribe, decline', facts: 'bribe=1/0' }),
  )
  odds('sent off after arguing, then bribing, which a 1 forbids', seen * (1 / 6 + (4 / 6) * (1 / 6)), {
    ...foul({ good: sentOff, home: 'use argue, use bribe, decline', facts: 'bribe=1/0' }),
  })
  odds('his turn goes on after a bribe', 1 - seen / 6, {
    ...foul({ good: ({ waits }) => waits === 'home turn', home: 'use bribe, decline', facts: 'bribe=1/0' }),
  })
})

describe('the end of a drive', () => {
  const score: Situation = {
    picture: 'H1* x\nH2 .\n. .\nA1 .',
    at: 'f25',
    begin: (s) => s.activate('H1', 'move').step('x'),
    good: ({ waits, player }) => waits === 'home setUp' && player('A1').place === 'reserves',
    bad: ({ waits }) => waits === 'home setUp',
    players: { A1: '+secret-weapon' },
  }

  odds('two knocked-out players both wake up', (3 / 6) ** 2, {
    ...score,
    players: {},
    beside: 'h5@ko a6@ko',
    good: ({ waits, player }) =>
      waits === 'home setUp' && player('H5').place === 'reserves' && player('A6').place === 'reserves',
  })
  odds('a secret weapon stays after arguing', 1 / 6, { ...score, beside: 'a7@reserves', away: 'use argue' })
  odds('or after a bribe', 5 / 6, { ...score, beside: 'a7@reserves', away: 'use bribe, decline', facts: 'bribe=0/1' })
  odds('or by both, one after the other', 1 / 6 + (4 / 6) * (5 / 6), {
    ...score,
    beside: 'a7@reserves',
    away: 'use argue, use bribe, decline',
    facts: 'bribe=0/1',
  })
})
