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

/** The two with engines and magic. */
const mayhem = {
  home: {
    name: 'Cellar Engineers',
    roster: 'dwarf',
    colours: ['#f0782b', '#ffe2b8'],
    players: {
      1: 'Durgan',
      2: 'Brum',
      3: 'Thorgil',
      4: 'Anvil Ann',
      5: 'Hod',
      6: 'Snorri',
      7: 'Bellow',
      8: 'Grist',
      9: 'Keg',
      20: 'The Grinder',
    },
  },
  away: { ...second.away, colours: ['#3f8cf0', '#e2ecf6'] },
}

/** Dresses the players of a position as those of a team: his number is the shirt that the team list gives out first, second … */
const dress = ({ rules }, lineUpOf, match, side, team) => {
  const list = rules.rosters.find(({ id }) => id === team.roster)
  const specs = new Map(lineUpOf(list).players.map((spec) => [spec.number, spec]))
  const { name, roster, colours } = team
  match.squads[side] = { ...match.squads[side], name, roster, colours }
  match.players = match.players.map((player) => {
    const spec = player.side === side ? specs.get(player.who.number) : undefined
    const own = player.side === side ? team.players[player.who.number] : undefined
    if (!spec) return own ? { ...player, who: { ...player.who, name: own } } : player
    const who = { ...player.who, name: own ?? spec.name, position: spec.position }
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

const inDowns = `second:official turn=home:2/1 score=0.5-1 down=6:2:12 rr=1/1 chant=2/4 hooliganism=4/2 loyalty=3/3
fans=7/6 weather=nice h12@g12 h8@h10.o h9@f12 h10@i12 h1@h12 h2@d12 h3@k12 h6@b11 h13@m11 h4@ko a7@g13 a1@h13 a2@i13 a3@f13 a4@d13 a13@k13
a14@b14 a11@h18 a8@e17 a9@m14 a5@ko n1@e9 n2@l15`

/** In downs, at a line of scrimmage. */
export const showpieceDowns = () => showpiece(inDowns, second)

/** The machine has a number that no squad has. */
const withMayhem = `second:mayhem turn=home:5/4 score=0-1 rr=1/1 chant=2/4 hooliganism=4/2 loyalty=3/3 fans=7/6
weather=nice h1@g9 h2@h9.o h3@i9 h4@f11 h5@k11 h6@c8 h7@h6 h8@e12 h9@l10 h20@g11+killdozer a7@g13 a1@h13 a2@f14 a3@i15 a4@d15
a13@j16 a14@l17 a11@h19 a8@d20 a9@m15 thing=wreck:c17:away thing=pit:j13:home:down thing=secret:e19:away:down thing=secret:k20:away:down
thing=spikedPit:d10:home:down weapons=killdozer/ spells=3:flyingFist,5:speedBurst/ n1@b12 n2@n16`

/** With a machine, a wreck, traps and spells. */
export const showpieceMayhem = () => showpiece(withMayhem, mayhem)
