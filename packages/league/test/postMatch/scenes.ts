// Scenes played on the pitch and reported as a match. Neighbours: report.test.ts and prayerPoints.test.ts; the scenes
// use helpers of the engine's tests.
import { editionOf, type LeagueRules, type MatchReport, type PlayerReport } from '@double-skulls/league'
import { currentEdition } from '../../../engine/test/support/rule.ts'
import { engineOf, type Scene, type SceneOptions, scene } from '../../../engine/test/support/scene.ts'
import { newReportBook } from '../../src/postMatch/report.ts'

export const rulesFor = (edition: string): LeagueRules => editionOf(edition).league

/** The report of a scene that ended here in a draw. */
export const reportOn = (s: Scene): MatchReport => {
  const edition = currentEdition()
  const book = newReportBook(engineOf(edition).rules, rulesFor(edition), s.match)
  book.note(s.events)
  const { home, away } = s.match.squads
  s.match.result = { winner: 'draw', score: { home: home.score, away: away.score }, by: 'touchdowns' }
  return book.finish()
}

/** The report of a player in a scene, by his token. */
export const ofPlayer = (s: Scene, token: string): PlayerReport => {
  const side = token.startsWith('H') ? 'home' : 'away'
  const found = reportOn(s)[side].players.find(({ number }) => number === Number(token.slice(1)))
  if (!found) throw new Error(`nobody is ${token}`)
  return found
}
export const points = (s: Scene, token: string): number => ofPlayer(s, token).points

export const pass = (picture: string, options: SceneOptions = {}): Scene => {
  const s = scene(picture, { ...options, beside: `h9@b2 a9@b20 ${options.beside ?? ''}` })
  s.activate('H1', 'pass').throwTo('H2')
  return s
}

/** H1 blocks A1, who becomes a casualty with this casualty roll. */
export const blocked = (dice: readonly number[], players: SceneOptions['players'] = {}): Scene => {
  const s = scene('H9 . H1 A1 x .', { players, beside: 'a2@m20' })
  s.activate('H1', 'block').block('A1')
  s.roll('block', 6).push('x')
  s.stay()
  return s
    .roll('armour', 6, 6)
    .roll('injury', 6, 6)
    .roll('casualty', ...dice)
}
