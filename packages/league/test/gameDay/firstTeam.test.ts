// Who is named for the First Team at the end of a day. Neighbours: src/fullCampaign/namingFirstTeam.ts; closing.test.ts has what comes before.
import { benchwarmers, firstTeam, type Team } from '@double-skulls/league'
import { describe, expect, it } from 'vitest'
import { campaignTeam, withCareer } from '../fullCampaign/teams.ts'
import { askOf, closing, dayOf, heard, hurt } from './days.ts'

describe('the First Team', () => {
  const name = (team: Team, script = {}) => closing('firstTeam', dayOf({ ann: team }), script)
  const large = campaignTeam([['Lineman', 18]])

  it('[second 286] is named again: sixteen places, and the bench', () => {
    const day = name(large, { 'ann who plays': ['bench p1', 'field p17'] })
    const { ann } = day.result.teams
    expect(benchwarmers(ann).map(({ id }) => id)).toEqual(['p1', 'p18'])
    expect(firstTeam(ann)).toHaveLength(16)
    // All sixteen places are taken.
    expect(askOf(day, 'ann who plays').options.filter((option) => option.startsWith('field'))).toEqual([])
  })

  it('[second 286] leaves the injured on the bench until they recover', () => {
    const day = name(hurt(large, 1), {})
    expect(askOf(day, 'ann who plays').options).toContain('field p17')
    expect(askOf(day, 'ann who plays').options).not.toContain('field p1')
  })

  it('[second 286] has no third Kicker', () => {
    const kickers = campaignTeam(
      [
        ['Lineman', 11],
        ['Kicker', 3],
      ],
      'human',
    )
    const benched = withCareer(kickers, 13, { bench: true })
    expect(askOf(name(benched), 'ann who plays').options.filter((option) => option.startsWith('field'))).toEqual([])
  })

  it('[second 286] has eleven players, or all who can play', () => {
    const day = name(withCareer(campaignTeam([['Lineman', 12]]), 11, { bench: true }), {
      'ann who plays': ['bench p1', 'field p12', 'done'],
    })
    const asked = day.steps.flatMap((step) => (step.kind === 'ask' ? [step.options] : []))
    expect(asked.map((options) => options.includes('done'))).toEqual([true, false, true])
    expect(firstTeam(day.result.teams.ann)).toHaveLength(11)
  })

  it('[second 286] asks nobody who has no bench', () => {
    expect(heard(name(campaignTeam()))).toEqual([])
  })
})
