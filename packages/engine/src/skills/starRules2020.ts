// The special rules of the Second Season's star players: each works like a skill that only its stars have.
// Neighbours: stars/ holds one rule a file, rosters/season2020/stars.ts the players.
import type { Skill } from '../hooks.ts'

const rulesAToF: readonly Skill[] = []

const rulesGToP: readonly Skill[] = []

const rulesRToZ: readonly Skill[] = []

export const starRules2020: readonly Skill[] = [...rulesAToF, ...rulesGToP, ...rulesRToZ]
