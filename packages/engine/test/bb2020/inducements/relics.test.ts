// Relics and provisions: totem, artefact, seer, nurglings, spites, brew, unguent, and the later sorcerers.
// Neighbours: src/inducements/{relics,provisions,sorcerers}.ts.

import { describe, expect } from 'vitest'
import { activePrayers } from '../../../src/procs/match/answeredPrayers.ts'
import { fans } from '../../../src/procs/match/fans.ts'
import { cheerleaders } from '../../../src/procs/match/staff.ts'
import { lineUpBb2020, openingBb2020 } from '../../support/bb2020.ts'
import { newGame } from '../../support/game.ts'
import { rule } from '../../support/rule.ts'
import { type Scene, type SceneOptions, scene } from '../../support/scene.ts'

/** Away ends its turn; home uses its inducement only as its own turn starts. */
const useAtTurn = (id: string, use: string, picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { ...options, facts: `turn=away:1/1 hold=${id}/ ${options.facts ?? ''}` })
  s.endTurn()
  expect(s.question().subject).toBe('turnStarting')
  s.choose('use', { option: use })
  return s
}

describe('the Chaos Totem', () => {
  const totem = (facts = '') => useAtTurn('chaos-totem', 'totem', 'H1 . A1 . A2/', { facts })

  rule('[bb2020 697] a 1 costs a team re-roll', () => {
    const s = totem('rr=2/0').roll('totem', 1)
    expect([s.rerolls('home'), s.match.squads.home.inducements]).toEqual([1, []])
    expect(totem().roll('totem', 1).rerolls('home')).toBe(0)
  })

  rule('[bb2020 697] 2 to 5 knock a random opponent on the pitch down, or hit one who lies there', () => {
    const s = totem().roll('totem', 2).roll('randomPlayer', 2).roll('armour', 6, 5).roll('injury', 1, 1)
    expect([s.posture('A1'), s.posture('A2'), s.turnovers()]).toEqual(['standing', 'stunned', []])
    const t = totem().roll('totem', 5).roll('randomPlayer', 1).roll('armour', 1, 1)
    expect(t.posture('A1')).toBe('prone')
  })

  rule('[bb2020 697] a 6 gives a random own player one of five mutations for the match, as the coach likes', () => {
    const s = totem().roll('totem', 6).roll('randomPlayer', 1)
    expect([s.waits(), s.answers()]).toEqual([
      'home learn',
      ['claws', 'disturbing-presence', 'horns', 'iron-hard-skin', 'tentacles'].map((id) => `choose ${id}`),
    ])
    s.choose('choose', { option: 'horns' })
    expect([s.player('H1').skills, s.player('H1').loans[0].until]).toEqual([['horns'], 'match'])
  })
})

describe('the Ancient Artefact', () => {
  const wake = (beside = '') => useAtTurn('ancient-artefact', 'artefact', 'H1* . A1', { beside })

  rule('[bb2020 699] a 1 knocks out a random own player, and his ball bounces', () => {
    const s = wake('h2@b2').roll('artefact', 1).roll('randomPlayer', 1).roll('bounce', 2)
    expect([s.where('H1'), s.ball()]).toEqual(['ko', 'ground e10'])
  })

  rule('[bb2020 699] 2 to 5 are a team re-roll for this half', () => {
    expect(wake().roll('artefact', 2).rerolls('home')).toBe(1)
    const s = wake().roll('artefact', 5)
    expect([s.rerolls('home'), s.match.squads.home.rerollsPerHalf]).toEqual([1, 0])
  })

  rule('[bb2020 699] a 6 brings one knocked-out player or casualty back, but nobody from the dead', () => {
    const s = wake('h2@ko h3@casualty h4@casualty h5@casualty')
    s.player('H3').injuries = ['seriouslyHurt']
    s.player('H4').injuries = ['dead']
    s.player('H5').injuries = ['lastingInjury', 'headInjury']
    s.roll('artefact', 6)
    expect(s.answers()).toEqual(['choose H2', 'choose H3', 'choose H5'])
    s.choose('choose', { player: 'H3' })
    expect([s.where('H2'), s.where('H3')]).toEqual(['ko', 'reserves'])
  })

  rule('[bb2020 699] if nobody can come back a 6 is a re-roll as well', () => {
    const s = wake().roll('artefact', 6)
    expect([s.waits(), s.rerolls('home')]).toEqual(['home turn', 1])
  })
})

describe('the Norscan Seer', () => {
  const seer = (rerolls = 1) => {
    const players = lineUpBb2020(11).players.map((spec, i) => ({
      ...spec,
      primary: 'G',
      skills: i === 0 ? ['loner-4'] : [],
    }))
    const home = { ...lineUpBb2020(11, { rerolls, inducements: ['norscan-seer'] }), players }
    const s = newGame({ home, away: lineUpBb2020() })
    s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4).roll('coinToss', 1)
    s.home.choose('kick')
    expect(s.home.answers()).toEqual(['decline', 'use cast-the-runes'])
    s.home.choose('use')
    return s
  }

  rule('[bb2020 698] after the toss: a 1 costs a re-roll', () => {
    expect(seer().roll('cast-the-runes', 1).rerolls('home')).toBe(0)
  })

  rule('[bb2020 698] on 2 and 3 his coach sets the weather', () => {
    for (const face of [2, 3]) {
      const s = seer().roll('cast-the-runes', face)
      s.home.choose('choose', { option: 'blizzard' })
      expect(s.match.weather).toBe('blizzard')
    }
  })

  rule('[bb2020 698] on 4 and 5 he prays', () => {
    for (const face of [4, 5]) {
      const s = seer().roll('cast-the-runes', face)
      expect(s.waits()).toBe('dice prayer')
      s.roll('prayer', 9)
      expect(activePrayers.of(s.match.squads.home)).toEqual(['moles half'])
    }
  })

  rule('[bb2020 698] on 6 a random player who is no loner learns a primary skill', () => {
    const s = seer().roll('cast-the-runes', 6)
    expect(s.dice()).toEqual(['d10'])
    s.roll('randomPlayer', 4)
    s.home.choose('choose', { option: 'block' })
    expect(s.player('H5').skills).toEqual(['block'])
  })
})

describe('provisions', () => {
  rule('[bb2020 687] each band of nurglings is one more on the Fan Factor and one more cheerleader', () => {
    const s = openingBb2020(lineUpBb2020(11, { inducements: ['cavorting-nurglings', 'cavorting-nurglings'] }))
    const { home } = s.match.squads
    expect([fans.of(home), cheerleaders.of(home)]).toEqual([3, 2])
  })

  rule('[bb2020 701] with spites an own 1 to recover is re-rolled', () => {
    const s = scene('H1* .', { at: 'f25', facts: 'hold=healing-spites/', beside: 'h9@ko a1@b2 a9@ko' })
    s.activate('H1', 'move').step('f26')
    s.roll('recover', 1).roll('recover', 4)
    expect(s.where('H9')).toBe('reserves')
    s.roll('recover', 1)
    expect(s.where('A9')).toBe('ko')
  })

  rule('[bb2020 691] brew gives D3 Stunty players Dauntless, Frenzy and Really Stupid for the drive', () => {
    const home = lineUpBb2020(11, { inducements: ['bottles-of-heady-brew'] }, { 1: ['stunty'], 2: ['stunty'] })
    const s = openingBb2020(home)
    s.home.choose('formation', { option: 'wall' })
    s.away.choose('formation', { option: 'wall' })
    s.home.choose('use', { option: 'heady-brew' })
    s.roll('heady-brew', 1).roll('randomPlayer', 2)
    expect([s.player('H1').skills, s.player('H2').skills]).toEqual([
      ['stunty'],
      ['stunty', 'dauntless', 'frenzy', 'really-stupid'],
    ])
    expect(s.player('H2').loans.every(({ until }) => until === 'drive')).toBe(true)
  })

  rule('[bb2020 693] unguent: a serious injury waits until after the match, when all else has failed', () => {
    const hurt = (face: number) => {
      const s = scene('H1 A1 x', { facts: 'hold=/medicinal-unguent', beside: 'h9@b2 a9@n25' })
      s.activate('H1', 'block').block('A1')
      s.roll('block', 6).push('x')
      s.stay()
      return s.roll('armour', 6, 5).roll('injury', 5, 5).roll('casualty', face)
    }
    const s = hurt(10)
    s.away.choose('use', { option: 'unguent' })
    expect([s.where('A1'), s.player('A1').injuries]).toEqual(['reserves', ['seriousInjury']])
    expect([hurt(9).where('A1'), hurt(15).where('A1')]).toEqual(['casualty', 'casualty'])
  })
})

describe('the Chaos Dwarf Sorcerer', () => {
  const SORCERER = 'hold=/chaos-dwarf-sorcerer'

  rule('[bb2020 702] brimstone knocks two opponents down on 5 or more each, with +1 on their armour', () => {
    const s = scene('H1 . H2 . A1', { facts: `turn=home:1/1 ${SORCERER}` })
    s.endTurn()
    s.away.choose('use', { option: 'brimstone' })
    s.away.choose('choose', { player: 'H1' })
    expect(s.away.answers()).toEqual(['decline', 'choose H2'])
    s.away.choose('choose', { player: 'H2' })
    s.roll('brimstone', 5)
    expect(s.modifiers()).toEqual(['brimstone +1'])
    s.roll('armour', 4, 4)
    expect(s.waits()).toBe('dice injury')
    s.roll('injury', 2, 2).roll('brimstone', 4)
    expect([s.posture('H1'), s.posture('H2')]).toEqual(['stunned', 'standing'])
  })

  rule('[bb2020 702] one target may be enough', () => {
    const s = scene('H1 . H2 . A1', { facts: `turn=home:1/1 ${SORCERER}` })
    s.endTurn()
    s.away.choose('use', { option: 'brimstone' })
    s.away.choose('choose', { player: 'H1' })
    s.away.decline()
    s.roll('brimstone', 4)
    s.expectTurnOf('away')
  })

  rule('[bb2020 702] stone boots: on 3 or more MA -2, and dodges and jumps are harder, for the drive', () => {
    const boots = (face: number) => {
      const s = scene('H1 A1\n. x\nH2* .', { facts: `turn=away:1/1 ${SORCERER}` })
      s.endTurn()
      expect(s.question().subject).toBe('turnEnding')
      s.away.choose('use', { option: 'stone-boots' })
      expect(s.away.answers()).toEqual(['choose H1'])
      s.away.choose('choose', { player: 'H1' })
      return s.roll('stone-boots', face)
    }
    const s = boots(3)
    expect(s.player('H1').stats.MA).toBe(4)
    s.expectTurnOf('home')
    s.activate('H1', 'move').step('g10')
    expect(s.modifiers()).toContain('leaden-feet -1')
    s.roll('dodge', 6)
    expect(boots(2).player('H1').stats.MA).toBe(6)
  })

  rule('[bb2020 702] stone boots: -1 to the jump over a player who is down too', () => {
    const s = scene('H1 A1/ x', { facts: `turn=away:1/1 ${SORCERER}`, beside: 'a9@n25' })
    s.endTurn()
    s.away.choose('use', { option: 'stone-boots' })
    s.away.choose('choose', { player: 'H1' })
    s.roll('stone-boots', 3)
    s.activate('H1', 'move').choose('leap', { square: 'x' })
    expect([s.waits(), s.needs(), s.modifiers()]).toEqual(['dice jump', 4, ['leaden-feet -1']])
    s.roll('jump', 4)
    expect([s.where('H1'), s.posture('H1')]).toEqual(['x', 'standing'])
  })
})

describe('the Mark of Chaos', () => {
  const marked = () => {
    const s = newGame({ home: lineUpBb2020(11, { inducements: ['mark-of-chaos'] }), away: lineUpBb2020() })
    s.roll('fans', 1).roll('fans', 1).roll('weather', 3, 4).roll('coinToss', 1)
    s.home.choose('kick')
    return s
  }

  rule(
    '[bb2020 703] before the first drive one player gets one of five marks with two skills each, for the match',
    () => {
      for (const [mark, skills] of [
        ['the-undivided', ['tentacles', 'horns']],
        ['khorne', ['frenzy', 'juggernaut']],
        ['nurgle', ['disturbing-presence', 'foul-appearance']],
        ['tzeentch', ['pro', 'two-heads']],
        ['slaanesh', ['dodge', 'leap']],
      ] as const) {
        const s = marked()
        expect(s.home.answers('use')).toHaveLength(5)
        s.home.choose('use', { option: `mark-of-${mark}` })
        expect(s.home.answers()).toHaveLength(11)
        s.home.choose('choose', { player: 'H7' })
        expect([s.player('H7').skills, s.waits(), s.match.squads.home.inducements]).toEqual([skills, 'home setUp', []])
        expect(s.player('H7').loans.every(({ until }) => until === 'match')).toBe(true)
      }
    },
  )

  rule('[bb2020 703] nobody must bear it', () => {
    const s = marked()
    s.home.decline()
    expect(s.waits()).toBe('home setUp')
  })
})
