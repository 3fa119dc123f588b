import type { Words } from '../catalogue/words.ts'
import type { Department } from '../pictures/names.ts'

/** A recurring programme: its title, description and host. */
export type ShowFormat = {
  department: Department
  /** The group of categories that it presents; the whole department if absent. */
  group?: string
  title: Words
  description: Words
  hosts: readonly string[]
}

type Line = readonly [titleEn: string, titleFr: string, aboutEn: string, aboutFr: string, group?: string]

// Invented names.
const hosts: Record<Department, readonly string[]> = {
  fashion: ['Amélie Trottier', 'Renata Osei', 'Shannon McCrae'],
  jewellery: ['Vivian Achebe', 'Louise-Anne Perrault'],
  beauty: ['Gabrielle Sauvageau', 'Priya Raman', 'Dana Whitefeather'],
  home: ['Marc-Olivier Dubé', 'Jocelyn Baird', 'Thandi Mokoena'],
  kitchen: ['Sylvain Gagnon', 'Bianca Ferrante', 'Keiko Tanabe'],
  electronics: ['Jordan Pelletier', 'Arjun Mehta'],
  wellness: ['Noémie Lachapelle', 'Derek Olsen'],
  outdoor: ['Gilles Arsenault', 'Wendy Kowalchuk'],
  hobby: ['Fabienne Roy', 'Callum Reid', 'Mina Haddad'],
}

const formats: Record<Department, readonly Line[]> = {
  fashion: [
    [
      'The Fitting Room',
      'La cabine d’essayage',
      'Every size on a real person, from XS to 3X, and an honest word about each.',
      'Chaque taille sur une vraie personne, de TP à 3X, et un avis franc sur chacune.',
    ],
    [
      'Closet Rescue',
      'Opération placard',
      'Ten pieces that bring the rest of the closet back to life.',
      'Dix pièces qui redonnent vie au reste du placard.',
    ],
    [
      'Well Heeled',
      'Bon pied',
      'Shoes and boots for our sidewalks, our snow and our Saturdays.',
      'Des chaussures et des bottes pour nos trottoirs, notre neige et nos samedis.',
      'shoes',
    ],
    [
      'Coat Check',
      'Le vestiaire',
      'Coats and jackets, tried in the wind machine.',
      'Manteaux et vestes, essayés devant la soufflerie.',
      'coats-jackets',
    ],
    [
      'In the Bag',
      'L’affaire est dans le sac',
      'What fits in it, how it wears, who made it: an hour of handbags.',
      'Ce qu’il contient, comment il vieillit, qui l’a fait : une heure de sacs à main.',
      'handbags-wallets',
    ],
    [
      'Knit Picks',
      'Maille à l’endroit',
      'Sweaters and cardigans by weight, by wool and by weather.',
      'Chandails et cardigans selon le poids, la laine et la météo.',
      'knitwear',
    ],
    [
      'Style by the Season',
      'Le style en saison',
      'What to wear now, and what to keep for later.',
      'Quoi porter maintenant, quoi garder pour plus tard.',
    ],
    [
      'Comfort Hour',
      'L’heure douce',
      'Pyjamas, loungewear and other reasons to stay in.',
      'Pyjamas, vêtements de détente et autres raisons de rester à la maison.',
      'sleepwear',
    ],
  ],
  jewellery: [
    [
      'The Jewel Box',
      'Le coffret à bijoux',
      'Gold, silver and stones, seen through the loupe.',
      'De l’or, de l’argent et des pierres, vus à la loupe.',
    ],
    [
      'Gem Stories',
      'Histoires de pierres',
      'Where each stone was found and how it was cut.',
      'Où chaque pierre a été trouvée et comment on l’a taillée.',
    ],
    [
      'Ring Finger',
      'Le tour du doigt',
      'Solitaires, bands and stacks, and how to find your size at home.',
      'Solitaires, joncs et bagues à superposer, et comment trouver sa taille à la maison.',
      'rings',
    ],
    [
      'Watch This',
      'À la bonne heure',
      'Watches to wear, to give and to hand down.',
      'Des montres à porter, à offrir, à transmettre.',
      'watches-brooches',
    ],
    [
      'All Ears',
      'Tout ouïe',
      'Hoops, studs and drops for every ear.',
      'Créoles, boutons et pendants pour toutes les oreilles.',
      'earrings',
    ],
  ],
  beauty: [
    [
      'Bare Face',
      'À visage découvert',
      'Skin care shown on skin, before and after, in the same light.',
      'Des soins montrés sur la peau, avant et après, sous le même éclairage.',
      'skin-care',
    ],
    [
      'Ten-Minute Makeup',
      'Maquillage en dix minutes',
      'A full face between the shower and the bus.',
      'Un maquillage complet entre la douche et l’autobus.',
      'makeup',
    ],
    [
      'Good Hair Day',
      'Jour de belle tête',
      'Cuts, colour, curl: what works, and on whom.',
      'Coupe, couleur, boucles : ce qui fonctionne, et pour qui.',
      'hair-care',
    ],
    [
      'The Beauty Counter',
      'Le comptoir beauté',
      'Your questions, answered by people who test for a living.',
      'Vos questions, et les réponses de gens dont c’est le métier.',
    ],
    [
      'Notes of Perfume',
      'Notes de parfum',
      'Top, heart and base, explained without a single poem.',
      'Tête, cœur et fond, expliqués sans un seul poème.',
      'fragrance',
    ],
  ],
  home: [
    [
      'Home Again',
      'Chez soi',
      'One room, one hour, and what it takes to love it again.',
      'Une pièce, une heure, et ce qu’il faut pour l’aimer à nouveau.',
    ],
    [
      'Sleep Well',
      'Bien dormir',
      'Duvets, sheets and pillows for cold rooms and warm sleepers.',
      'Couettes, draps et oreillers pour chambres froides et dormeurs frileux.',
      'bedding',
    ],
    [
      'Clean Sweep',
      'Grand ménage',
      'We spill it, then we clean it, live.',
      'On renverse, puis on nettoie, en direct.',
      'cleaning',
    ],
    [
      'The Finishing Touch',
      'La touche finale',
      'Lamps, rugs and frames: the last ten percent.',
      'Lampes, tapis et cadres : les dix derniers pour cent.',
      'decor',
    ],
    [
      'Soft Hour',
      'Tout en douceur',
      'Towels, throws and curtains that one wants to touch.',
      'Serviettes, jetés et rideaux qu’on a envie de toucher.',
      'bath-window',
    ],
  ],
  kitchen: [
    [
      'What’s for Supper?',
      'Qu’est-ce qu’on mange?',
      'Three suppers from one cart, and the pots that made them.',
      'Trois soupers avec un seul panier, et les chaudrons où ils ont mijoté.',
    ],
    [
      'The Sunday Table',
      'La tablée du dimanche',
      'Cooking for eight, with what it takes to serve them.',
      'Cuisiner pour huit, avec ce qu’il faut pour servir.',
      'tableware',
    ],
    [
      'Coffee First',
      'D’abord, un café',
      'Machines, mugs and the morning.',
      'Machines, tasses et petits matins.',
      'coffee-tea',
    ],
    [
      'Pots & Plans',
      'À feu doux',
      'The right pan for what you really cook.',
      'La bonne poêle pour ce qu’on cuisine vraiment.',
      'cookware',
    ],
    [
      'Plug In & Cook',
      'Ça cuit tout seul',
      'Small appliances that earn their place on the counter.',
      'De petits électroménagers qui méritent leur place sur le comptoir.',
      'small-appliances',
    ],
  ],
  electronics: [
    [
      'Plain Tech',
      'La techno en clair',
      'What it does, what it does not, and how to set it up.',
      'Ce que ça fait, ce que ça ne fait pas, et comment l’installer.',
    ],
    [
      'Sound Check',
      'Test de son',
      'Headphones and speakers, heard side by side.',
      'Écouteurs et haut-parleurs, écoutés côte à côte.',
      'audio',
    ],
    [
      'Connected Home',
      'Maison branchée',
      'Cameras, doorbells and a little peace of mind.',
      'Caméras, sonnettes et un peu de tranquillité d’esprit.',
      'smart-home',
    ],
    [
      'Screen Time',
      'À l’écran',
      'Tablets, laptops and televisions for every budget.',
      'Tablettes, portables et téléviseurs pour tous les budgets.',
      'computers',
    ],
  ],
  wellness: [
    ['Feel Good Hour', 'L’heure bien-être', 'Small habits that hold.', 'De petites habitudes qui durent.'],
    [
      'Vitamins A to Z',
      'Vitamines de A à Z',
      'What each one is for, with a pharmacist in the studio.',
      'À quoi sert chacune, avec une pharmacienne en studio.',
      'vitamins-nutrition',
    ],
    [
      'Move It',
      'On bouge',
      'Treadmills, bikes and weights that fit into a room.',
      'Tapis roulants, vélos et haltères qui tiennent dans une pièce.',
      'fitness-equipment',
    ],
    [
      'Unwind',
      'On décroche',
      'Yoga, massage and a slower breath.',
      'Yoga, massage et une respiration plus lente.',
      'yoga-recovery',
    ],
  ],
  outdoor: [
    [
      'Green Thumb',
      'Le pouce vert',
      'What to plant now, and what grows on a balcony.',
      'Quoi planter maintenant, et ce qui pousse sur un balcon.',
      'garden',
    ],
    [
      'Patio Season',
      'Saison patio',
      'Chairs, shade and light for as long as the weather lets us.',
      'Chaises, ombre et lumière tant que le temps le permet.',
      'patio',
    ],
    [
      'Off the Grid',
      'Loin de tout',
      'Tents, coolers and grills for the weekend away.',
      'Tentes, glacières et barbecues pour la fin de semaine au grand air.',
      'grill-camp',
    ],
    [
      'The Toolbox',
      'Le coffre à outils',
      'Drills, drivers and the courage to use them.',
      'Perceuses, visseuses et le courage de s’en servir.',
      'tools',
    ],
    [
      'Out of Doors',
      'Dehors!',
      'Everything for the yard, the dock and the feeder.',
      'Tout pour la cour, le quai et la mangeoire.',
    ],
  ],
  hobby: [
    [
      'Made by Hand',
      'Fait main',
      'Sewing, knitting and painting, a project an hour.',
      'Couture, tricot et peinture : un projet à l’heure.',
      'crafts',
    ],
    [
      'The Gift List',
      'La liste de cadeaux',
      'For the teacher, the neighbour and the one who has everything.',
      'Pour l’enseignante, le voisin et celui qui a déjà tout.',
    ],
    [
      'Carry On',
      'Bon voyage',
      'Suitcases, backpacks and what to leave at home.',
      'Valises, sacs à dos et ce qu’il faut laisser chez soi.',
      'travel',
    ],
    [
      'Sweet Hour',
      'L’heure sucrée',
      'Chocolate, cookies and coffee; we taste so that you may choose.',
      'Chocolat, biscuits et café : on goûte pour que vous choisissiez.',
      'gourmet',
    ],
    [
      'Play Date',
      'À vous de jouer',
      'Puzzles and plush for children and the rest of us.',
      'Casse-têtes et peluches pour les enfants et pour nous autres.',
      'toys-games',
    ],
  ],
}

/** The programmes of a department. */
export function showFormats(department: Department): ShowFormat[] {
  return formats[department].map(([titleEn, titleFr, aboutEn, aboutFr, group]) => ({
    department,
    ...(group ? { group } : {}),
    title: { en: titleEn, fr: titleFr },
    description: { en: aboutEn, fr: aboutFr },
    hosts: hosts[department],
  }))
}

const nights: Record<Department, Words> = {
  fashion: { en: 'Fashion', fr: 'la mode' },
  jewellery: { en: 'Jewellery', fr: 'les bijoux' },
  beauty: { en: 'Beauty', fr: 'la beauté' },
  home: { en: 'Home', fr: 'la maison' },
  kitchen: { en: 'Kitchen', fr: 'la cuisine' },
  electronics: { en: 'Electronics', fr: 'l’électronique' },
  wellness: { en: 'Health & Fitness', fr: 'la mise en forme' },
  outdoor: { en: 'Outdoors', fr: 'le plein air' },
  hobby: { en: 'Gifts & Hobbies', fr: 'les loisirs' },
}

/** The evening programme, which presents the day's showstopper. */
export function showstopperFormat(department: Department): ShowFormat {
  const { en, fr } = nights[department]
  return {
    department,
    title: { en: `Showstopper Live: ${en}`, fr: `La vedette en direct\u00a0: ${fr}` },
    description: showstopperText,
    hosts: hosts[department],
  }
}

const showstopperText: Words = {
  en: 'Two hours live with the day’s showstopper, at the day’s best price, until midnight or the last one.',
  fr: 'Deux heures en direct avec la vedette du jour, au meilleur prix du jour, jusqu’à minuit ou jusqu’à la dernière.',
}

/** The title of the repeat at night. */
export const encore = ({ en, fr }: Words): Words => ({ en: `${en} (Encore)`, fr: `${fr} (reprise)` })

/** The description of the repeat at night, when the day's price is over. */
export const encoreDescription = (description: Words): Words =>
  description.en === showstopperText.en
    ? {
        en: 'The showstopper of the day before and what went with it, once more.',
        fr: 'La vedette de la veille et ce qui l’accompagnait, une fois encore.',
      }
    : description
