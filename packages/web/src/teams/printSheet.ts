// Prints the league's roster sheet, one A4 page, from a hidden frame. Neighbour: TeamTools.tsx.
import { rosterSheet, type Team } from '@double-skulls/league'
import { crestMarkup } from '../kits/crestMarkup.tsx'

const FRAME = 'roster-sheet'

export const printSheet = (team: Team): void => {
  document.getElementById(FRAME)?.remove()
  const frame = document.createElement('iframe')
  frame.id = FRAME
  frame.title = 'Roster sheet'
  frame.className = 'unseen'
  frame.setAttribute('aria-hidden', 'true')
  frame.tabIndex = -1
  frame.srcdoc = rosterSheet(team, crestMarkup(team, 32))
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus()
    frame.contentWindow?.print()
  })
  document.body.append(frame)
}
