// Generated team names. Neighbours: founding.ts founds the teams.
import { seededRoller } from '@double-skulls/engine'

const places = [
  ...['Ashford', 'Blackwater', 'Copper Hill', 'Dunmoor', 'Eastgate', 'Frostmere', 'Greywick', 'Hollowbeck'],
  ...['Ironvale', 'Kettering', 'Longmarsh', 'Mudport', 'Northfell', 'Oldbridge', 'Redwater', 'Saltmouth'],
]

const beasts = [
  ...['Anvils', 'Badgers', 'Comets', 'Daggers', 'Eels', 'Falcons', 'Gargoyles', 'Hammers'],
  ...['Jackals', 'Krakens', 'Lanterns', 'Mauls', 'Owls', 'Ravens', 'Stags', 'Thorns'],
]

export const shuffled = <T>(list: readonly T[], seed: number): T[] => {
  const roller = seededRoller(seed)
  const deck = [...list]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = roller.below(i + 1)
    ;[deck[i], deck[j]] = [deck[j], deck[i]]
  }
  return deck
}

/** That many different names. */
export const teamNames = (count: number, seed: number): string[] => {
  const first = shuffled(places, seed)
  const second = shuffled(beasts, seed + 1)
  return Array.from({ length: count }, (_, i) => {
    const round = Math.floor(i / first.length)
    return `${first[i % first.length]} ${second[(i + round) % second.length]}`
  })
}
