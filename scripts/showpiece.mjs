// The match in most pictures of docs/screens: a position, played by two teams with names and faces, as an address of the client.
// Neighbours: screens.mjs takes the pictures, packages/web/src/position/positionLink.ts opens such addresses.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { deflateRawSync } from 'node:zlib'
import { buildLibrary } from './build-library.mjs'
import { root } from './ensure-installed.mjs'

const home = {
  name: 'Rusty Hooks',
  roster: 'orc',
  colours: ['#f0782b', '#ffe2b8'],
  players: {
    1: 'Gorm',
    2: 'Grub',
    3: 'Snib',
    4: 'Mugga',
    5: 'Nob',
    6: 'Tarpit',
    7: 'Hob',
    8: 'Stump',
    9: 'Brakk',
    10: 'Ugg',
    11: 'Moss',
  },
}
const away = {
  name: 'Late Risers',
  roster: 'shambling-undead',
  colours: ['#3f8cf0', '#e2ecf6'],
  players: {
    1: 'Rattle',
    2: 'Sir Bone',
    3: 'Mort',
    4: 'Grave',
    5: 'Clay',
    6: 'Gnaw',
    7: 'Lady Pall',
    8: 'Shriek',
    9: 'Cairn',
    10: 'Barrow',
    11: 'Shroud',
    12: 'Tomb',
  },
}

/** The two of the pictures of `second`, by their rows in its squads. */
const second = {
  home: { ...home, players: { ...home.players, 12: 'Brakka', 13: 'Skarn', 14: 'Uglug', 15: 'Old Mother Mudge' } },
  away: {
    name: 'Velvet Executioners',
    roster: 'dark-elf',
    colours: ['#6a4fc0', '#e6d9f4'],
    players: {
      1: 'Lethe',
      2: 'Malith',
      3: 'Sorrow',
      4: 'Vexil',
      5: 'Thorne',
      6: 'Dusk',
      7: 'Haldir the Unsmiling',
      8: 'Nym',
      9: 'Silk',
      10: 'Ashe',
      11: 'Corvane',
      12: 'Ivory',
      13: 'Morwen Nightwhisper',
      14: 'Sable',
      15: 'Rook',
      16: 'Dirge',
    },
  },
}

/** Dresses the players of a position as those of a team: his number is the shirt that the team list gives out first, second … */
const dress = ({ rules }, lineUpOf, match, side, team) => {
  const list = rules.rosters.find(({ id }) => id === team.roster)
  const specs = new Map(lineUpOf(list).players.map((spec) => [spec.number, spec]))
  const { name, roster, colours } = team
  match.squads[side] = { ...match.squads[side], name, roster, colours }
  match.players = match.players.map((player) => {
    const spec = player.side === side ? specs.get(player.who.number) : undefined
    if (!spec) return player
    const who = { ...player.who, name: team.players[spec.number] ?? spec.name, position: spec.position }
    return { ...player, who, stats: spec.stats, skills: spec.skills }
  })
}

/** `#/position/…` for a position as text. */
export const showpiece = async (text, teams = { home, away }) => {
  buildLibrary('engine')
  const engines = await import(pathToFileURL(join(root, 'packages/engine/dist/index.js')).href)
  const { match } = engines.readPosition(text.replaceAll('\n', ' '))
  const engine = engines.engineFor(engines.editionNamed(match.edition))
  dress(engine, engines.startingLineUp, match, 'home', teams.home)
  dress(engine, engines.startingLineUp, match, 'away', teams.away)
  const packed = deflateRawSync(JSON.stringify({ rules: engines.ENGINE_VERSION, match })).toString('base64url')
  return `#/position/=${packed}`
}

/** The same by the rules of 1988 with the Companion. */
export const showpieceSecond = (text) => showpiece(text, second)
