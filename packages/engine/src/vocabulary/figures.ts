// What players look like: the race, the role and what one is famous for. Data of team lists, stars and freebooters for whoever
// draws them; no rule reads it. Neighbours: rosters/ says it of every position, the client draws it.

/** Heads and bodies. Which of them are big is the drawing's business. */
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

/** Gear: helmets, pads and postures. A brawler goes without a helmet, a champion is a big guy in armour. */
export const figureRoles = [
  ...(['lineman', 'blitzer', 'thrower', 'catcher', 'runner', 'blocker'] as const),
  ...(['berserker', 'assassin', 'brawler', 'bigGuy', 'champion'] as const),
] as const
export type FigureRole = (typeof figureRoles)[number]

/** What somebody carries or wears that nobody would take him for himself without. */
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
