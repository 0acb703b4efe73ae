// What a campaign team brings into a match besides its First Team: its bench, its potions, the magic of its players, and its fans.
// Neighbours: ../preMatch/preMatchSteps.ts lists the step, suppliesKept.ts takes home what is left.
import type { LineUp } from '@double-skulls/engine'
import { campaignOf } from '../fullCampaign/accounts.ts'
import { editionOfMatch, hasPhase, playsWith } from '../fullCampaign/matchPhases.ts'
import { benchwarmers } from '../fullCampaign/races.ts'
import { toPlayerSpec } from '../lineUp.ts'
import { type BeforeMatch, type BeforeMatchStep, type SideBefore, squadOf } from '../preMatch/beforeMatch.ts'
import type { Team } from '../team.ts'

/** Those who could take somebody's place: healthy, and paid to sit there. */
const benchOf = (before: BeforeMatch, { team }: SideBefore): Partial<LineUp> => {
  const able = benchwarmers(team).filter(({ missesNextGame }) => !missesNextGame)
  return playsWith(before, 'tricks') && able.length > 0
    ? { bench: able.map((player) => toPlayerSpec(team, player)) }
    : {}
}

/** Healing is of no use in a match. */
const dosesOf = (before: BeforeMatch, team: Team): Partial<LineUp> => {
  const known = editionOfMatch(before).potions ?? []
  const { healing: _atHome, ...store } = campaignOf(team).potions
  const doses = Object.fromEntries(Object.entries(store).filter(([, count]) => count > 0))
  return known.length > 0 && Object.keys(doses).length > 0 ? { potions: doses } : {}
}

/** Magic items and uncast spells of those who play. */
const magicOf = (before: BeforeMatch, side: SideBefore): Readonly<Record<string, unknown>> => {
  if (!hasPhase(before, 'magic')) return {}
  const squad = squadOf(side)
  const { secrets: known = [] } = editionOfMatch(before)
  const items = squad.flatMap(({ number, campaign }) => (campaign?.items ?? []).map((item) => ({ number, item })))
  const spells = squad.flatMap(({ number, campaign }) => (campaign?.spells ?? []).map((spell) => ({ number, spell })))
  return {
    ...(known.includes('items') && items.length > 0 ? { items } : {}),
    ...(known.includes('spells') && spells.length > 0 ? { spells } : {}),
  }
}

/** What its fans are like, if that is known, and how famous it is. */
const fansOf = (before: BeforeMatch, { campaign, fame = 0 }: Team): Partial<LineUp> =>
  playsWith(before, 'fans')
    ? { ...(campaign?.fans ? { fanTraits: campaign.fans } : {}), ...(fame === 0 ? {} : { fame }) }
    : {}

const supplied = (before: BeforeMatch, side: SideBefore): SideBefore => {
  const secrets = { ...side.brings.secrets, ...magicOf(before, side) }
  return {
    ...side,
    brings: {
      ...side.brings,
      ...benchOf(before, side),
      ...dosesOf(before, side.team),
      ...fansOf(before, side.team),
      ...(Object.keys(secrets).length > 0 ? { secrets } : {}),
    },
  }
}

// biome-ignore lint/correctness/useYield: a step that neither asks nor rolls.
export const campaignSupplies: BeforeMatchStep = function* (before) {
  const { home, away } = before
  if (!home.team.campaign || !away.team.campaign) return before
  return { ...before, home: supplied(before, home), away: supplied(before, away) }
}
