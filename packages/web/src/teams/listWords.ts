// How a team list plays, one line each, in our own words. Neighbours: NewTeamPage.tsx shows them; prices and limits come from the
// list itself.
import { baseOf } from '@double-skulls/engine'

const words: { readonly [list: string]: string } = {
  amazon: 'Everybody dodges. Quick to learn, thin on the bench, and a nuisance to mark.',
  'black-orc': 'Six walls, and goblins for everything that has to be carried, thrown or risked.',
  chaos: 'Strong, plain and mutating. Wins nothing in its first season and frightens everybody in its third.',
  'chaos-chosen': 'Strong, plain and mutating. Slow to bloom, and then you hear the bones.',
  'chaos-dwarf': 'Dwarfs that do not move, centaurs that do not stop, hobgoblins that do the rest.',
  'chaos-pact': 'A band of outcasts with three big guys. Every match goes another way.',
  'chaos-renegades': 'A band of outcasts with more big guys than sense. No two look alike.',
  'dark-elf': 'Elves with a mean streak and real armour. Fast, sharp and never cheap.',
  dwarf: 'Slow, armoured and hard to move. The ball arrives when the opponent is gone.',
  elf: 'Catch, throw, score. Nothing but skill between them and the turf.',
  'elven-union': 'Catch, throw, score. Nothing but skill between them and the turf.',
  gnome: 'Small folk, large trees and a fox. Tricks instead of strength.',
  goblin: 'Chainsaws, bombs, pogo sticks. Most of it is against the law.',
  halfling: 'Trees, cooks and courage. A draw is a triumph; throwing a team-mate is a plan.',
  'high-elf': 'Noble, armoured and sure of their passing. Costs what it looks like.',
  human: 'A bit of everything and a hole nowhere. The team to learn the game with.',
  'imperial-nobility': 'Gentlemen who hold the line, and bodyguards who hold everybody else.',
  khemri: 'Four tomb guardians, and skeletons that get up again. Hope they need not pick the ball up.',
  khorne: 'Frenzy wherever you look. The ball is a rumour.',
  lizardman: 'Strength in the middle, speed on the flanks, and nobody who knows a trick yet.',
  lizardmen: 'Strength in the middle, speed on the flanks, and nobody who knows a trick yet.',
  necromantic: 'Werewolves, golems and the patient dead: quick and hard in the same team.',
  'necromantic-horror': 'Werewolves, golems and the patient dead: quick and hard in the same team.',
  norse: 'Hard hitters with no armour to speak of. Somebody goes off; let it be them.',
  nurgle: 'Smelly, tough and slow. The opponent loses his appetite before he loses the ball.',
  ogre: 'Ogres, and a crowd of the very small. Ask them to think as seldom as you can.',
  'old-world-alliance': 'Humans, dwarfs and halflings under one banner, with a few who do not get along.',
  orc: 'Tough, steady, forgiving. Hits hard enough and plays a little too.',
  'shambling-undead': 'Mummies to hit, ghouls to run, zombies who never mind. They get up again.',
  skaven: 'The fastest feet in the game. Scores in two turns and loses a tail on the way.',
  slann: 'Nearly everybody leaps. Marking is for other sports.',
  snotling: 'Hundreds of them, more or less. Pump wagons, mud and no plan at all.',
  'tomb-kings': 'Tomb guardians, and skeletons that get up again. Hope they need not pick the ball up.',
  undead: 'Mummies to hit, ghouls to run, zombies who never mind. They get up again.',
  underworld: 'Goblins and skaven in one dressing room, with mutations to settle it.',
  'underworld-denizens': 'Goblins, snotlings and skaven in one dressing room, with mutations to settle it.',
  vampire: 'The best players there are, with a thirst. Bring enough thralls.',
  'wood-elf': 'Wardancers, speed and long passes. Scores whenever it likes, unless it is hit first.',
}

/** Lists that play otherwise in an edition: by its id without options, then by list. */
const inEdition: { readonly [edition: string]: { readonly [list: string]: string } } = {
  second: {
    'chaos-dwarf': 'The heaviest and the slowest, with a minotaur for everything in between.',
    'chaos-human': 'Men like other men, until you look closer. One of them has horns and counts as two.',
    'dark-elf': 'Elves who throw and catch like the best, and squint as soon as the sun comes out.',
    elf: 'Throwers, catchers and a tree. What they drop nobody would have caught.',
    goblin: 'Quick, small and easily thrown. Let the troll hold the line, if he remembers which.',
    halfling: 'Two trees and a crowd to throw. Short in the leg, and nobody’s favourite but their own.',
    norse: 'Berserkers who must charge, and friends who follow with the ball.',
    skaven: 'As fast as Elves for half the manners. Soft where it hurts.',
    slann: 'They leap over whoever has fallen, and somebody always has.',
    snotling: 'Everybody is small, and two trolls throw those whom they can catch.',
    undead: 'Skeletons who come back from every box, and mummies who count as three. None of the living.',
  },
  third: {
    goblin: 'A crowd of the very small, and two trolls who throw them. Somebody comes down behind the line.',
    halfling: 'Trees and courage. A draw is a triumph; throwing a team-mate is a plan, if the trees wake up.',
  },
}

/** '' when there is none yet. */
export const listWords = (edition: string, list: string): string =>
  inEdition[baseOf(edition)]?.[list] ?? words[list] ?? ''
