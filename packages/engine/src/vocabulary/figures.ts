// What players look like: race, role and special gear. Data of team lists, stars and freebooters for clients that draw
// players; no rule reads it. Neighbours: rosters/ sets it for every position, the client draws it.

/** Heads and bodies. The drawing decides which of them are big. */
export const figureRaces = [
  ...(['human', 'noble', 'amazon', 'norse', 'valkyrie', 'marauder', 'thrall', 'vampire', 'halfling', 'gnome'] as const),
  ...(['dwarf', 'chaosDwarf', 'bullCentaur', 'orc', 'blackOrc', 'goblin', 'hobgoblin', 'snotling', 'gnoblar'] as const),
  ...(['elf', 'woodElf', 'highElf', 'darkElf', 'witchElf', 'dryad', 'skaven', 'skink', 'chameleonSkink'] as const),
  ...(['saurus', 'slann', 'skeleton', 'wight', 'zombie', 'ghoul', 'wraith', 'mummy', 'tombGuardian'] as const),
  ...(['fleshGolem', 'werewolf', 'ulfwerener', 'beastman', 'khorngor', 'pestigor', 'chaosWarrior'] as const),
  ...(['bloodseeker', 'nurgleWarrior', 'rotter', 'fox', 'boar', 'ram', 'squirrel'] as const),
  ...(['ogre', 'troll', 'treeman', 'minotaur', 'ratOgre', 'kroxigor', 'yhetee', 'vargheist', 'zoat'] as const),
  ...(['beastOfNurgle', 'bloodspawn', 'deathroller', 'pumpWagon', 'giant'] as const),
] as const
export type FigureRace = (typeof figureRaces)[number]

/** Roles, drawn as helmets, pads and postures. A brawler wears no helmet, a champion is a big guy in armour, a referee no pads. */
export const figureRoles = [
  ...(['lineman', 'blitzer', 'thrower', 'catcher', 'runner', 'blocker'] as const),
  ...(['berserker', 'assassin', 'brawler', 'bigGuy', 'champion', 'referee'] as const),
] as const
export type FigureRole = (typeof figureRoles)[number]

/** Things that a player is recognised by. */
export const figureThings = [
  ...(['chainsaw', 'bomb', 'ballAndChain', 'pogoStick', 'dagger', 'axe', 'blunderbuss', 'flamer'] as const),
  ...(['tankard', 'mushroom', 'stilts', 'wings', 'crown'] as const),
] as const
export type FigureThing = (typeof figureThings)[number]

export interface Figure {
  readonly race: FigureRace
  readonly role: FigureRole
  readonly carries?: FigureThing
}
