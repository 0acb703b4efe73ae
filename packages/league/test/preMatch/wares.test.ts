// The price list of the Second Season: what every team may hire, for how much and how often. Neighbours:
// waresCrp.test.ts, src/rules/inducementsBb2020.ts, src/preMatch/wares.ts.
import { editionNamed, engineFor } from '@double-skulls/engine'
import { leagueRulesOf } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { teamOf } from '../team/teams.ts'
import { helpers, lastWares, paid, poor, rich, shopped, times } from './shop.ts'
import { prepared, wares, withTreasury } from './support.ts'

describe('a star on both sides', () => {
  it.each(['crp', 'bb2020'])('plays for both by %s', (edition) => {
    const stars = ['star griff-oberwald']
    const home = withTreasury(rich(edition), 400_000)
    const wishes = { home: edition === 'crp' ? ['400000', ...stars] : stars, away: stars }
    const { setup } = prepared(home, poor(edition, 'human'), wishes)
    const rules = editionNamed(edition)
    if (!rules) throw new Error(`no ${edition}`)
    const match = engineFor(rules).start(setup)
    expect(match.players.filter(({ who }) => who.name === 'Griff Oberwald').map(({ side }) => side)).toEqual([
      'home',
      'away',
    ])
  })
})

describe('the price list of the Second Season', () => {
  it.each([
    ['temp-agency-cheerleaders', 'human', 4, 20_000],
    ['part-time-assistant-coaches', 'human', 3, 20_000],
    ['weather-mage', 'human', 1, 30_000],
    ['bloodweiser-kegs', 'human', 2, 50_000],
    ['special-plays', 'human', 5, 100_000],
    ['extra-team-training', 'human', 8, 100_000],
    ['bribes', 'human', 3, 100_000],
    ['bribes', 'goblin', 3, 50_000],
    ['wandering-apothecary', 'human', 2, 100_000],
    ['mortuary-assistant', 'shambling-undead', 1, 100_000],
    ['plague-doctor', 'nurgle', 1, 100_000],
    ['riotous-rookies', 'snotling', 1, 100_000],
    ['halfling-master-chef', 'human', 1, 300_000],
    ['halfling-master-chef', 'halfling', 1, 100_000],
    ['josef-bugman', 'human', 1, 100_000],
    ['hireling-sports-wizard', 'human', 1, 150_000],
    ['biased-referee', 'human', 1, 120_000],
    ['biased-referee', 'goblin', 1, 80_000],
    ['kari-coldsteel', 'amazon', 1, 50_000],
    ['papa-skullbones', 'khorne', 1, 80_000],
    ['galandril-silverwater', 'wood-elf', 1, 40_000],
    ['krot-shockwhisker', 'skaven', 1, 70_000],
    ['ayleen-andar', 'human', 1, 100_000],
    ['professor-fronkelheim', 'shambling-undead', 1, 130_000],
    ['mungo-spinecracker', 'orc', 1, 80_000],
    ['fink-da-fixer', 'goblin', 1, 90_000],
    ['schielund-scharlitan', 'human', 1, 90_000],
    ['chaos-sorcerer', 'nurgle', 1, 150_000],
    ['druchii-sorceress', 'dark-elf', 1, 150_000],
    ['asur-high-mage', 'high-elf', 1, 150_000],
    ['slann-mage-priest', 'lizardmen', 1, 200_000],
    ['horticulturalist-of-nurgle', 'nurgle', 1, 150_000],
    ['sports-necrotheurge', 'tomb-kings', 1, 150_000],
    ['wicked-witch', 'human', 1, 150_000],
    ['warlock-engineer', 'skaven', 1, 150_000],
    ['ogre-firebelly', 'ogre', 1, 150_000],
    ['night-goblin-shaman', 'goblin', 1, 150_000],
    ['horatio-x-schottenheim', 'human', 1, 80_000],
    ['ranulf-hokuli', 'human', 1, 130_000],
    ['thoron-korensson', 'dwarf', 1, 120_000],
    ['jorm-the-ogre', 'human', 1, 120_000],
    ['jorm-the-ogre', 'goblin', 1, 80_000],
    ['trundlefoot-triplets', 'human', 1, 80_000],
    ['trundlefoot-triplets', 'halfling', 1, 40_000],
    ['cavorting-nurglings', 'nurgle', 3, 30_000],
    ['bottles-of-heady-brew', 'snotling', 3, 40_000],
    ['medicinal-unguent', 'human', 1, 60_000],
    ['waaagh-drummer', 'orc', 1, 50_000],
    ['dwarfen-runesmith', 'dwarf', 1, 50_000],
    ['halfling-hot-pot', 'human', 1, 80_000],
    ['halfling-hot-pot', 'halfling', 1, 60_000],
    ['master-of-ballistics', 'human', 1, 40_000],
    ['master-of-ballistics', 'halfling', 1, 30_000],
    ['team-mascot', 'human', 1, 30_000],
    ['chaos-totem', 'human', 1, 50_000],
    ['norscan-seer', 'human', 1, 50_000],
    ['ancient-artefact', 'human', 1, 50_000],
    ['healing-spites', 'human', 1, 50_000],
    ['mark-of-chaos', 'human', 1, 50_000],
    ['wandering-haemomancer', 'human', 1, 150_000],
    ['chaos-dwarf-sorcerer', 'human', 1, 150_000],
  ])('%s for %s: %d of them for %d each', (id, roster, most, cost) => {
    const told = shopped('bb2020', roster, times(most, id))
    expect(paid(told)).toEqual(Array.from({ length: most }, () => cost))
    expect(lastWares(told)).not.toContain(id)
    expect(told.setup.away.inducements?.filter((one) => one === id)).toEqual(times(most, id))
  })

  it.each([
    ['mortuary-assistant', 'human'],
    ['plague-doctor', 'khorne'],
    ['riotous-rookies', 'human'],
    ['wandering-apothecary', 'tomb-kings'],
    ['kari-coldsteel', 'orc'],
    ['papa-skullbones', 'human'],
    ['asur-high-mage', 'human'],
    ['thoron-korensson', 'orc'],
    ['bottles-of-heady-brew', 'human'],
  ])('%s is not for %s', (id, roster) => {
    expect(helpers(shopped('bb2020', roster))).not.toContain(id)
  })

  it('a special rule that was chosen opens what it names', () => {
    const chosen = (rule: string) => helpers(shopped('bb2020', 'chaos-chosen', [], rule))
    expect(chosen('Favoured of Nurgle')).toEqual(expect.arrayContaining(['plague-doctor', 'chaos-sorcerer']))
    expect(chosen('Favoured of Khorne')).toContain('chaos-sorcerer')
    expect(chosen('Favoured of Khorne')).not.toContain('plague-doctor')
  })

  it('two of the coaching staff, one wizard, one referee', () => {
    const two = shopped('bb2020', 'human', ['josef-bugman', 'ayleen-andar'])
    expect(lastWares(two)).not.toContain('schielund-scharlitan')
    const wizard = shopped('bb2020', 'human', ['wicked-witch'])
    expect(lastWares(wizard)).not.toContain('hireling-sports-wizard')
    const referee = shopped('bb2020', 'human', ['jorm-the-ogre'])
    expect(lastWares(referee)).not.toContain('biased-referee')
  })

  it('cheerleaders and assistants for hire never bring the staff over sixteen and nine', () => {
    const staffed = { ...poor('bb2020', 'human') }
    const team = { ...staffed, staff: { ...staffed.staff, cheerleaders: 15, assistantCoaches: 9 } }
    const told = prepared(rich('bb2020'), team, { away: ['temp-agency-cheerleaders'] })
    expect(lastWares(told)).not.toContain('temp-agency-cheerleaders')
    expect(wares(told, 'away')).not.toContain('part-time-assistant-coaches')
  })

  it('a league may leave the supplements out', () => {
    const told = prepared(rich('bb2020'), poor('bb2020', 'human'), {}, { supplements: false })
    expect(helpers(told)).toContain('josef-bugman')
    expect(helpers(told)).not.toContain('ayleen-andar')
    expect(told.steps).not.toContain('home sideBet')
  })

  it('[bb2020 654] a mercenary is of the own list within its limits, a Loner (4+), with one primary skill at most', () => {
    const told = shopped('bb2020', 'human', [
      ...['mercenary Thrower', 'block', 'mercenary Thrower', 'none', 'mercenary Blitzer', 'guard'],
    ])
    expect(paid(told)).toEqual([160_000, 110_000, 165_000])
    expect(lastWares(told)).not.toContain('mercenary Thrower')
    const [first] = told.setup.away.players.slice(-3)
    expect(first).toMatchObject({ engaged: 'mercenary', position: 'Thrower' })
    expect(first.skills).toContain('loner-4')
    const asked = told.offered.filter(({ about }) => about?.topic === 'mercenarySkill')
    expect(asked[2].options).toContain('guard')
    expect(asked[2].options).not.toContain('catch')
  })

  it('a list’s limit of big guys holds for mercenaries', () => {
    const told = shopped('bb2020', 'chaos-chosen', ['mercenary Minotaur', 'none'], 'Favoured of Khorne')
    expect(lastWares(told)).not.toContain('mercenary Chaos Troll')
    expect(wares(told, 'away')).toContain('mercenary Chaos Troll')
  })

  it('a player who misses the match does not count for his position’s limit', () => {
    const team = poor('bb2020', 'human')
    const full = withTreasury(
      teamOf({
        ...{ edition: 'bb2020' },
        squad: [
          ['Human Lineman', 11],
          ['Ogre', 1],
        ],
      }),
      0,
    )
    const away = { ...full, players: full.players.map((one) => ({ ...one, missesNextGame: one.position === 'Ogre' })) }
    expect(wares(prepared(rich('bb2020'), away), 'away')).toContain('mercenary Ogre')
    expect(wares(prepared(rich('bb2020'), full), 'away')).not.toContain('mercenary Ogre')
    expect(team.players).toHaveLength(11)
  })

  it('[bb2020 655] [bb2020 705] two choices of stars; a pair is one choice and two places', () => {
    const pair = shopped('bb2020', 'lizardmen', ['star dribl', 'star glotl-stop'])
    expect(paid(pair)).toEqual([190_000, 270_000])
    expect(pair.guests.away.map(({ position }) => position)).toEqual(['dribl', 'drull', 'glotl-stop'])
    expect(lastWares(pair).filter((option) => option.startsWith('star'))).toEqual([])
    const edition = editionNamed('bb2020')
    if (!edition) throw new Error('no bb2020')
    expect(() => engineFor(edition).start(pair.setup)).not.toThrow()
    // As first printed a pair is both choices.
    const print = prepared(
      ...([rich('bb2020'), poor('bb2020', 'lizardmen')] as const),
      { away: ['star dribl'] },
      { pairsAreTwoChoices: true },
    )
    expect(lastWares(print).filter((option) => option.startsWith('star'))).toEqual([])
  })

  it('[bb2020 706] stars and mercenaries never bring a squad over sixteen', () => {
    const fifteen = withTreasury(
      teamOf({
        edition: 'bb2020',
        roster: 'lizardmen',
        budget: 3_000_000,
        squad: [
          ['Skink Runner Lineman', 12],
          ['Saurus Blocker', 3],
        ],
      }),
      0,
    )
    const giant = { ...rich('bb2020'), staff: { ...rich('bb2020').staff, rerolls: 99 } }
    const told = prepared(giant, fifteen, { away: ['star glotl-stop'] })
    expect(wares(told, 'away')).not.toContain('star dribl')
    expect(lastWares(told).filter((option) => /^(star|mercenary) /.test(option))).toEqual([])
    expect(told.setup.away.players).toHaveLength(16)
  })

  it('[bb2020 704] the same named helper on both sides comes to neither, and the gold is gone', () => {
    const told = prepared(withTreasury(rich('bb2020'), 100_000), poor('bb2020', 'human'), {
      home: ['josef-bugman'],
      away: ['josef-bugman'],
    })
    expect(told.teams.home.treasury).toBe(0)
    const edition = editionNamed('bb2020')
    if (!edition) throw new Error('no bb2020')
    const { squads } = engineFor(edition).start(told.setup)
    expect([...squads.home.inducements, ...squads.away.inducements]).toEqual([])
  })

  it('riotous rookies come with a word about who they are', () => {
    const told = shopped('bb2020', 'snotling', ['riotous-rookies'])
    expect(told.setup.away.journeyman).toMatchObject({ position: 'Snotling Lineman', engaged: 'journeyman' })
  })

  it('sells every inducement that the engine plays, but cards and rules of teams', () => {
    for (const id of ['crp', 'bb2020']) {
      const league = leagueRulesOf(id)
      const priced = league?.inducements?.offers.map((offer) => offer.id) ?? []
      const rules = [...(league?.raising ?? []).map(({ rule }) => rule), ...Object.values(league?.rulesInMatch ?? {})]
      const played = editionNamed(id)?.inducements.filter(({ kind }) => kind !== 'card') ?? []
      expect(played.map((one) => one.id).filter((one) => !rules.includes(one) && !priced.includes(one))).toEqual([])
      expect(new Set(priced).size).toBe(priced.length)
      for (const { id: roster } of editionNamed(id)?.rosters ?? [])
        for (const sold of helpers(shopped(id, roster))) expect(played.map((one) => one.id)).toContain(sold)
    }
  })
})
