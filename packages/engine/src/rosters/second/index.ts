// The fourteen team lists of second, each with the squad it starts with. Neighbours: lists.ts, squads.ts, stars.ts.
import { withSquads } from '../roster.ts'
import { listsSecond } from './lists.ts'
import { squadsSecond } from './squads.ts'

export const rostersSecond = withSquads(listsSecond, squadsSecond)
