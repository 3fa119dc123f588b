/** A collection of gifts, as the server stores it; the highest price in cents. */
export type DemoCollection = {
  id: string
  name: { en: string; fr: string }
  words: { en: string[]; fr: string[] }
  categories: string[]
  maxPrice: number | null
}

type Line = {
  id: string
  en: [name: string, words: string]
  fr: [name: string, words: string]
  in: string
  most?: number
}

/** Ages in words, as shoppers say them: "6 year old". */
const ages = (from: number, to: number, words: string): string =>
  Array.from({ length: to - from + 1 }, (_, place) => `${from + place} ${words}`).join(', ')

/** The collections: for persons, for interests, and for occasions. */
const lines: readonly Line[] = [
  // Anyone
  {
    id: 'gifts',
    en: ['Gift Ideas', 'gift, gift idea, present, gift guide, gifting, presents'],
    fr: ['Idées-cadeaux', 'cadeau, idée cadeau, étrennes, guide cadeaux'],
    in: `gourmet candles mugs vases-frames throws body-care earrings necklaces bracelets scarves hats-gloves socks wallets
      puzzles plush yarn art-supplies womens-fragrance mens-fragrance gift-cards`,
  },
  {
    id: 'stocking-stuffers',
    en: [
      'Stocking Stuffers',
      'stocking stuffer, stocking filler, stocking, secret santa, gift exchange, white elephant, small gift, little something',
    ],
    fr: [
      'Pour le bas de Noël',
      'bas de Noël, père Noël secret, échange de cadeaux, petite surprise, petit cadeau, petite attention',
    ],
    in: 'socks hats-gloves lips nails mascara body-care chocolate cookies coffee puzzles plush candles mugs flashlights chargers wallets',
    most: 4000,
  },

  // Persons
  {
    id: 'for-her',
    en: [
      'Gifts for Her',
      'her, she, woman, ladies, lady, girlfriend, wife, fiancée, girl friend, female, best friend, bff, bestie',
    ],
    fr: ['Cadeaux pour elle', 'elle, femme, dame, blonde, conjointe, épouse, copine, amie, ma blonde, meilleure amie'],
    in: `earrings necklaces bracelets stone-rings womens-watches brooches handbags-wallets scarves sleepwear womens-fragrance skin-care
      body-care makeup candles chocolate gift-cards`,
  },
  {
    id: 'for-him',
    en: ['Gifts for Him', 'him, he, man, guy, boyfriend, husband, fiancé, male, gentleman, hubby, son-in-law, brother'],
    fr: ['Cadeaux pour lui', 'lui, homme, gars, monsieur, chum, conjoint, mari, époux, copain, frère, beau-frère'],
    in: `mens-watches mens-fragrance wallets hand-tools power-tools flashlights grills coolers headphones speakers smartwatches coffee
      socks knives gift-cards`,
  },
  {
    id: 'for-mom',
    en: [
      'Gifts for Mom',
      'mom, mum, mother, mama, mommy, mother-in-law, stepmom, stepmother, aunt, auntie, godmother, sister, daughter',
    ],
    fr: ['Cadeaux pour maman', 'maman, mère, belle-mère, tante, marraine, sœur, fille, belle-sœur'],
    in: `earrings necklaces bracelets brooches womens-watches scarves handbags sleepwear womens-fragrance body-care candles throws plants
      vases-frames chocolate gift-baskets gift-cards`,
  },
  {
    id: 'for-dad',
    en: ['Gifts for Dad', 'dad, father, daddy, papa, father-in-law, stepdad, stepfather, uncle, godfather, son'],
    fr: ['Cadeaux pour papa', 'papa, père, beau-père, oncle, parrain, fils'],
    in: `mens-watches mens-fragrance wallets hand-tools power-tools flashlights grills coolers headphones speakers smartwatches coffee
      coffee-makers massagers gift-cards`,
  },
  {
    id: 'for-grandparents',
    en: [
      'Gifts for Grandparents',
      'grandma, grandmother, nana, nan, granny, grandpa, grandfather, gramps, grandparent, senior, elderly, older parents, elder',
    ],
    fr: [
      'Cadeaux pour grands-parents',
      'grand-maman, grand-mère, mamie, mémé, grand-papa, grand-père, papi, pépé, grands-parents, aîné, personne âgée',
    ],
    in: 'throws pyjamas loungewear heaters massagers puzzles bird-feeders plants coffee-tea cookies chocolate clocks gift-baskets cardigans gift-cards',
  },
  {
    id: 'for-kids',
    en: [
      'Gifts for Kids',
      `kid, child, boy, girl, toddler, niece, nephew, grandchild, grandson, granddaughter, godchild, little one, ${ages(1, 12, 'year old')}`,
    ],
    fr: [
      'Cadeaux pour enfants',
      `enfant, garçon, fillette, petite fille, petit garçon, tout-petit, nièce, neveu, petits-enfants, filleul, filleule, ${ages(1, 12, 'ans')}`,
    ],
    in: 'puzzles plush art-supplies cookies chocolate',
  },
  {
    id: 'for-teens',
    en: [
      'Gifts for Teens',
      `teen, teenager, teenage girl, teenage boy, tween, adolescent, student, college student, university student, ${ages(13, 19, 'year old')}`,
    ],
    fr: [
      'Cadeaux pour ados',
      `ado, adolescent, adolescente, étudiant, étudiante, cégépien, jeune, ${ages(13, 19, 'ans')}`,
    ],
    in: 'headphones speakers phones smartwatches chargers tablets cameras backpacks lips nails mascara body-mists hoops charm-bracelets sneakers gift-cards',
  },
  {
    id: 'for-couples',
    en: ['Gifts for Couples', 'couple, newlyweds, bride and groom, parents, in-laws'],
    fr: ['Cadeaux pour couples', 'couple, jeunes mariés, amoureux, parents, beaux-parents'],
    in: 'glassware dinnerware gift-baskets chocolate candles throws towels sheets coffee-makers vases-frames gift-cards',
  },
  {
    id: 'for-coworkers',
    en: [
      'Gifts for Co-workers',
      'co-worker, coworker, colleague, boss, employee, office, assistant, secretary, client, staff',
    ],
    fr: ['Cadeaux pour collègues', 'collègue, patron, patronne, employé, bureau, adjointe, client, équipe'],
    in: 'mugs coffee cookies chocolate candles water-bottles plants vases-frames chargers gift-baskets gift-cards',
    most: 5000,
  },
  {
    id: 'for-neighbours',
    en: [
      'Gifts for Neighbours',
      'neighbour, neighbor, mail carrier, mailman, babysitter, baby-sitter, nanny, coach, caregiver',
    ],
    fr: [
      'Cadeaux pour voisins',
      'voisin, voisine, facteur, gardienne, baby-sitter, éducatrice, entraîneur, proche aidant',
    ],
    in: 'cookies chocolate coffee gift-baskets candles mugs plants hats-gloves gift-cards',
    most: 4000,
  },

  // What they love
  {
    id: 'for-cooks',
    en: ['Gifts for Cooks', 'cook, chef, home cook, foodie, cooking, kitchen lover'],
    fr: ['Cadeaux pour cuisiniers', 'cuisinier, cuisinière, chef, gourmand, gourmande, passionné de cuisine'],
    in: 'frying-pans pots knives cutting-boards mixers blenders air-fryers slow-cookers gourmet',
  },
  {
    id: 'for-bakers',
    en: ['Gifts for Bakers', 'baker, baking, baking lover, pastry chef'],
    fr: ['Cadeaux pour pâtissiers', 'boulanger, boulangère, pâtissier, pâtissière, passionné de pâtisserie'],
    in: 'bakeware mixers food-storage cookies chocolate',
  },
  {
    id: 'for-gardeners',
    en: ['Gifts for Gardeners', 'gardener, gardening, garden lover, plant lover, plant mom, green thumb'],
    fr: [
      'Cadeaux pour jardiniers',
      'jardinier, jardinière, jardinage, amoureux du jardin, amateur de plantes, pouce vert',
    ],
    in: 'plants planters hoses outdoor-lights bird-feeders',
  },
  {
    id: 'for-bird-watchers',
    en: ['Gifts for Bird Lovers', 'bird lover, bird watcher, birder, birdwatcher, bird watching'],
    fr: ['Cadeaux pour amis des oiseaux', 'ornithologue, amateur d’oiseaux, ami des oiseaux, observateur d’oiseaux'],
    in: 'bird-feeders cameras',
  },
  {
    id: 'for-knitters',
    en: ['Gifts for Knitters', 'knitter, knitting, crocheter, crochet, knitting lover, yarn lover'],
    fr: ['Cadeaux pour tricoteurs', 'tricoteur, tricoteuse, tricot, crocheteuse, crochet, amateur de tricot'],
    in: 'yarn',
  },
  {
    id: 'for-crafters',
    en: [
      'Gifts for Crafters',
      'crafter, craft lover, sewer, seamstress, quilter, sewing, artist, painter, creative, scrapbooker, maker',
    ],
    fr: [
      'Cadeaux pour bricoleurs',
      'artisan, artisane, couturière, couturier, couture, artiste, peintre, créatif, créative, courtepointière',
    ],
    in: 'sewing yarn art-supplies',
  },
  {
    id: 'for-travellers',
    en: [
      'Gifts for Travellers',
      'traveller, traveler, travel lover, globetrotter, frequent flyer, snowbird, travelling',
    ],
    fr: ['Cadeaux pour voyageurs', 'voyageur, voyageuse, globe-trotteur, passionné de voyage, amateur de voyages'],
    in: 'suitcases backpacks chargers headphones water-bottles cameras wallets',
  },
  {
    id: 'for-coffee-lovers',
    en: [
      'Gifts for Coffee Lovers',
      'coffee lover, coffee drinker, coffee addict, coffee, barista, loves coffee, espresso lover',
    ],
    fr: [
      'Cadeaux pour amateurs de café',
      'amateur de café, amatrice de café, accro au café, buveur de café, café, barista',
    ],
    in: 'coffee coffee-makers mugs',
  },
  {
    id: 'for-tea-lovers',
    en: ['Gifts for Tea Lovers', 'tea lover, tea drinker, tea, loves tea, afternoon tea'],
    fr: ['Cadeaux pour amateurs de thé', 'amateur de thé, amatrice de thé, buveuse de thé, aime le thé, heure du thé'],
    in: 'kettles mugs gift-baskets cookies',
  },
  {
    id: 'for-chocolate-lovers',
    en: ['Gifts with a Sweet Tooth', 'chocolate lover, chocoholic, sweet tooth, candy lover, loves chocolate'],
    fr: ['Cadeaux pour becs sucrés', 'amateur de chocolat, bec sucré, dent sucrée, chocolat, chocolatière'],
    in: 'chocolate cookies',
  },
  {
    id: 'for-wine-lovers',
    en: ['Gifts for Hosts with a Cellar', 'wine lover, wine drinker, wine, cocktail lover, beer lover'],
    fr: ['Cadeaux pour amateurs de vin', 'amateur de vin, amatrice de vin, vin, amateur de bière'],
    in: 'glassware gift-baskets chocolate',
  },
  {
    id: 'for-pet-owners',
    en: [
      'Gifts for Pets and Their People',
      'pet owner, pet, dog owner, dog lover, dog, cat owner, cat lover, cat, puppy, kitten, dog mom, animal lover',
    ],
    fr: [
      'Cadeaux pour amis des animaux',
      'animal, chien, chat, chiot, chaton, amoureux des animaux, propriétaire de chien, ami des bêtes',
    ],
    in: 'pet-beds plush',
  },
  {
    id: 'for-tech-lovers',
    en: ['Gifts for Tech Lovers', 'tech lover, techie, geek, gadget lover, gadget, gamer, tech, technology lover'],
    fr: [
      'Cadeaux pour technophiles',
      'technophile, geek, amateur de gadgets, gadget, joueur, passionné de technologie, techno',
    ],
    in: 'headphones speakers tablets smartwatches chargers doorbells security-cameras cameras laptops',
  },
  {
    id: 'for-music-lovers',
    en: ['Gifts for Music Lovers', 'music lover, audiophile, musician, music'],
    fr: ['Cadeaux pour mélomanes', 'mélomane, audiophile, musicien, musicienne, musique, amateur de musique'],
    in: 'headphones speakers',
  },
  {
    id: 'for-photographers',
    en: ['Gifts for Photographers', 'photographer, photography, photo lover'],
    fr: ['Cadeaux pour photographes', 'photographe, photographie, amateur de photo'],
    in: 'cameras vases-frames',
  },
  {
    id: 'for-readers',
    en: ['Gifts for Readers', 'reader, bookworm, book lover, book club, reading'],
    fr: [
      'Cadeaux pour lecteurs',
      'lecteur, lectrice, rat de bibliothèque, amateur de lecture, amateur de livres, lecture',
    ],
    in: 'tablets throws lamps mugs candles loungewear',
  },
  {
    id: 'for-walkers-and-runners',
    en: ['Gifts for Walkers and Runners', 'runner, walker, jogger, running, walking, hiker, hiking, marathoner'],
    fr: [
      'Cadeaux pour marcheurs et coureurs',
      'coureur, coureuse, marcheur, marcheuse, joggeur, randonneur, randonneuse, course, marche',
    ],
    in: 'sneakers smartwatches water-bottles socks headphones backpacks',
  },
  {
    id: 'for-fitness-lovers',
    en: [
      'Gifts for Fitness Lovers',
      'fitness lover, gym goer, gym, athlete, workout, fitness, yogi, yoga lover, yoga, personal trainer, cyclist',
    ],
    fr: ['Cadeaux pour sportifs', 'sportif, sportive, athlète, entraînement, yogi, yoga, amateur de yoga, cycliste'],
    in: 'weights yoga-recovery water-bottles smartwatches scales protein leggings',
  },
  {
    id: 'for-campers',
    en: ['Gifts for Campers', 'camper, camping, outdoorsman, outdoorsy, fisherman, hunter, angler, cottager, cottage'],
    fr: [
      'Cadeaux pour campeurs',
      'campeur, campeuse, camping, amateur de plein air, pêcheur, chasseur, villégiateur, chalet',
    ],
    in: 'tents coolers flashlights water-bottles backpacks grills',
  },
  {
    id: 'for-handy-people',
    en: ['Gifts for the Handy', 'handyman, handy, DIYer, woodworker, carpenter, mechanic, tinkerer, do-it-yourselfer'],
    fr: [
      'Cadeaux pour bricoleurs de la maison',
      'bricoleur, bricoleuse, homme à tout faire, menuisier, ébéniste, mécanicien',
    ],
    in: 'tools',
  },
  {
    id: 'for-grillers',
    en: ['Gifts for Grill Masters', 'griller, grill master, bbq lover, barbecue lover, pitmaster'],
    fr: ['Cadeaux pour maîtres du gril', 'maître du gril, amateur de barbecue, amateur de bbq, roi du barbecue'],
    in: 'grills knives cutting-boards coolers',
  },
  {
    id: 'for-beauty-lovers',
    en: ['Gifts for Beauty Lovers', 'beauty lover, makeup lover, skin care lover, makeup artist, beauty'],
    fr: ['Cadeaux beauté', 'amatrice de maquillage, passionnée de beauté, maquilleuse, beauté'],
    in: 'beauty',
  },
  {
    id: 'for-fashion-lovers',
    en: ['Gifts for the Stylish', 'fashionista, fashion lover, stylish, shopaholic'],
    fr: ['Cadeaux mode', 'passionnée de mode, fashionista, coquette'],
    in: 'handbags-wallets scarves belts-sunglasses earrings bracelets womens-watches',
  },
  {
    id: 'for-relaxing',
    en: [
      'Gifts to Unwind',
      'relaxation, relaxing, spa, spa day, self care, pampering, stress relief, get well, feel better, sympathy',
    ],
    fr: [
      'Cadeaux détente',
      'détente, relaxation, spa, journée spa, prendre soin, gâterie, prompt rétablissement, rétablissement, réconfort',
    ],
    in: 'body-care candles massagers throws loungewear bath-mats gift-baskets',
  },
  {
    id: 'for-new-moms',
    en: [
      'Gifts for New Parents',
      'new mom, new mother, new parents, mom-to-be, expecting mother, pregnant woman, pregnancy',
    ],
    fr: [
      'Cadeaux pour nouveaux parents',
      'nouvelle maman, nouveaux parents, future maman, femme enceinte, jeune maman',
    ],
    in: 'body-care pyjamas loungewear coffee slow-cookers vases-frames gift-baskets massagers gift-cards',
  },
  {
    id: 'for-teachers',
    en: [
      'Gifts for Teachers',
      'teacher, teaching assistant, professor, daycare teacher, principal, end of year, teacher appreciation',
    ],
    fr: [
      'Cadeaux pour enseignants',
      'enseignant, enseignante, professeur, prof, maîtresse, directrice, fin d’année, éducatrice en garderie',
    ],
    in: 'mugs chocolate cookies coffee candles scarves totes vases-frames body-care plants gift-baskets gift-cards',
    most: 5000,
  },
  {
    id: 'for-nurses',
    en: ['Gifts for Nurses', 'nurse, doctor, healthcare worker, caregiver, first responder, paramedic'],
    fr: ['Cadeaux pour infirmières', 'infirmière, infirmier, médecin, préposée, ambulancier, personnel soignant'],
    in: 'sneakers socks massagers water-bottles mugs coffee totes body-care gift-baskets',
  },

  // Occasions
  {
    id: 'christmas',
    en: ['Christmas Gifts', 'Christmas, xmas, holiday, holidays, under the tree, Santa, advent, Boxing Day'],
    fr: ['Cadeaux de Noël', 'Noël, temps des Fêtes, Fêtes, sous le sapin, calendrier de l’avent, réveillon'],
    in: `gourmet candles throws puzzles plush pyjamas loungewear scarves hats-gloves socks jewellery fragrance body-care art-supplies
      mugs speakers headphones gift-cards`,
  },
  {
    id: 'hanukkah',
    en: ['Hanukkah Gifts', 'Hanukkah, Chanukah, Hanukah, eight nights, Passover, Rosh Hashanah'],
    fr: ['Cadeaux de Hanoucca', 'Hanoucca, Hanoukka, Pessah, Roch Hachana'],
    in: 'candles puzzles plush chocolate gift-baskets glassware throws earrings necklaces art-supplies gift-cards',
  },
  {
    id: 'new-year',
    en: ['New Year’s Gifts', 'New Year, New Year’s Eve, New Year’s Day'],
    fr: ['Cadeaux du Nouvel An', 'jour de l’An, Nouvel An, Saint-Sylvestre'],
    in: 'glassware evening-dresses earrings chocolate gift-baskets smartwatches fitness-equipment',
  },
  {
    id: 'valentines-day',
    en: [
      'Valentine’s Day Gifts',
      'Valentine, Valentines, Valentine’s Day, Valentines Day, romantic, love, sweetheart, romance',
    ],
    fr: ['Cadeaux de la Saint-Valentin', 'Saint-Valentin, St-Valentin, Valentin, romantique, amour, fête des amoureux'],
    in: 'pendants hoops studs drops bracelets stone-rings womens-fragrance mens-fragrance chocolate sleepwear candles body-care gift-cards',
  },
  {
    id: 'mothers-day',
    en: ['Mother’s Day Gifts', 'Mother’s Day, Mothers Day'],
    fr: ['Cadeaux de la fête des Mères', 'fête des Mères, fête des mamans'],
    in: 'pendants earrings bracelets brooches womens-watches scarves handbags womens-fragrance body-care candles plants chocolate gift-baskets gift-cards',
  },
  {
    id: 'fathers-day',
    en: ['Father’s Day Gifts', 'Father’s Day, Fathers Day'],
    fr: ['Cadeaux de la fête des Pères', 'fête des Pères, fête des papas'],
    in: 'mens-watches mens-fragrance wallets tools grill-camp headphones speakers coffee gift-cards',
  },
  {
    id: 'easter',
    en: ['Easter Gifts', 'Easter, Easter basket, Easter bunny'],
    fr: ['Cadeaux de Pâques', 'Pâques, lapin de Pâques, panier de Pâques'],
    in: 'chocolate cookies plush puzzles plants candles',
  },
  {
    id: 'birthdays',
    en: ['Birthday Gifts', 'birthday, bday, b-day, birthday party, sweet sixteen, 50th birthday'],
    fr: ['Cadeaux d’anniversaire', 'anniversaire, fête, bonne fête, anniversaire de naissance'],
    in: 'earrings necklaces bracelets scarves handbags fragrance candles chocolate gift-baskets mugs puzzles headphones speakers wallets gift-cards',
  },
  {
    id: 'anniversaries',
    en: ['Anniversary Gifts', 'anniversary, wedding anniversary, silver anniversary, golden anniversary'],
    fr: ['Cadeaux d’anniversaire de mariage', 'anniversaire de mariage, noces, noces d’argent, noces d’or'],
    in: 'pendants stone-rings bands tennis-bracelets pearl-necklaces womens-watches mens-watches fragrance glassware chocolate',
  },
  {
    id: 'engagements',
    en: ['Engagement Gifts', 'engagement, engagement party, proposal, bride-to-be'],
    fr: ['Cadeaux de fiançailles', 'fiançailles, demande en mariage, future mariée'],
    in: 'bridal-rings bands glassware vases-frames candles gift-baskets',
  },
  {
    id: 'weddings',
    en: ['Wedding Gifts', 'wedding, bridal shower, bride, wedding shower, bridesmaid, groomsman, marriage'],
    fr: ['Cadeaux de mariage', 'mariage, mariée, shower de mariage, demoiselle d’honneur, garçon d’honneur'],
    in: 'dinnerware glassware cookware-sets knives coffee-makers mixers towels sheets duvets throws vases-frames gift-cards',
  },
  {
    id: 'babies',
    en: ['Gifts for a Baby', 'baby, newborn, baby shower, baby boy, baby girl, infant, new baby, baptism, christening'],
    fr: ['Cadeaux pour bébé', 'bébé, nouveau-né, shower de bébé, naissance, baptême, poupon'],
    in: 'plush puzzles throws gift-cards',
  },
  {
    id: 'graduations',
    en: ['Graduation Gifts', 'graduation, grad, graduate, convocation, prom'],
    fr: [
      'Cadeaux de graduation',
      'graduation, diplômé, finissant, finissante, collation des grades, bal des finissants',
    ],
    in: 'laptops tablets smartwatches headphones backpacks suitcases womens-watches mens-watches pendants wallets gift-cards',
  },
  {
    id: 'retirement',
    en: ['Retirement Gifts', 'retirement, retiree, retired, retiring'],
    fr: ['Cadeaux de retraite', 'retraite, retraité, retraitée, départ à la retraite, départ'],
    in: 'clocks mens-watches womens-watches suitcases garden bird-feeders puzzles art-supplies coffee-makers grills cameras gift-cards',
  },
  {
    id: 'housewarming',
    en: [
      'Housewarming Gifts',
      'housewarming, house warming, new home, new house, new apartment, first apartment, moving, new homeowner',
    ],
    fr: [
      'Cadeaux de pendaison de crémaillère',
      'pendaison de crémaillère, crémaillère, nouvelle maison, nouvel appartement, premier appartement, déménagement',
    ],
    in: 'candles vases-frames planters plants throws towels dinnerware glassware cutting-boards kettles lamps clocks doorbells gift-cards',
  },
  {
    id: 'hosts',
    en: ['Host and Hostess Gifts', 'hostess, host, dinner party, dinner host, house guest, party host'],
    fr: ['Cadeaux d’hôtesse', 'hôtesse, hôte, souper, invitation à souper, cadeau d’hôtesse'],
    in: 'chocolate cookies coffee gift-baskets candles glassware mugs vases-frames plants body-care',
    most: 7500,
  },
  {
    id: 'thank-you',
    en: ['Thank-You Gifts', 'thank you, thank-you, thanks, appreciation, gratitude'],
    fr: ['Cadeaux de remerciement', 'merci, remerciement, dire merci, reconnaissance'],
    in: 'chocolate cookies coffee gift-baskets candles mugs plants scarves body-care gift-cards',
    most: 7500,
  },
  {
    id: 'luxury',
    en: ['Gifts to Remember', 'luxury, luxurious, extravagant, splurge, high-end'],
    fr: ['Cadeaux de luxe', 'luxe, luxueux, grande occasion'],
    in: 'stone-rings tennis-bracelets pendants pearl-necklaces womens-watches mens-watches winter-coats handbags womens-fragrance',
  },
]

/** The collections of gifts of the demonstration. */
export const demoCollections = (): DemoCollection[] =>
  lines.map(({ id, en, fr, in: categories, most }) => ({
    id,
    name: { en: en[0], fr: fr[0] },
    words: { en: phrases(en[1]), fr: phrases(fr[1]) },
    categories: categories.split(/\s+/),
    maxPrice: most ?? null,
  }))

const phrases = (text: string): string[] => text.split(',').map((phrase) => phrase.trim())
