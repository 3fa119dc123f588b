import type { Bilingual } from '@onair/core/language'

/**
 * Goods that the shop may not sell, and words in the names of the nearest departments, nearest first. In a search, both languages'
 * words count; in the names of categories, only those of the page's language.
 */
export const kindsOfThings: readonly { things: Bilingual; near: Bilingual }[] = [
  {
    things: {
      en: 'sofa, couch, chesterfield, loveseat, love seat, sectional, futon, armchair, recliner, rocking chair, ottoman, footstool, coffee table, end table, dining table, dining chair, office chair, desk, bookcase, bookshelf, dresser, nightstand, wardrobe, armoire, tv stand, bed frame, headboard, mattress, box spring, bunk bed, bar stool, furniture',
      fr: 'canapé, divan, causeuse, futon, fauteuil, chaise berçante, chaise longue, pouf, repose-pied, table basse, table de cuisine, table à manger, chaise de bureau, bibliothèque, étagère, commode, table de chevet, garde-robe, armoire, meuble télé, base de lit, tête de lit, matelas, sommier, lit superposé, tabouret, meubles',
    },
    near: { en: 'furniture, living, bedroom, decor, home', fr: 'meubles, salon, chambre, décoration, maison' },
  },
  {
    things: {
      en: 'fridge, refrigerator, freezer, stove, range, oven, cooktop, microwave, dishwasher, range hood, water cooler, ice maker',
      fr: 'frigo, réfrigérateur, congélateur, cuisinière, poêle à bois, four, plaque de cuisson, micro-ondes, lave-vaisselle, hotte, refroidisseur, machine à glaçons',
    },
    near: { en: 'appliances, kitchen', fr: 'électroménagers, cuisine' },
  },
  {
    things: {
      en: 'washer, washing machine, dryer, laundry, detergent, bleach, fabric softener, toilet paper, paper towels, tissues, garbage bags, soap, sponge, mop, broom, bucket, light bulb',
      fr: 'laveuse, sécheuse, lessive, savon, javellisant, assouplissant, papier de toilette, essuie-tout, mouchoirs, sacs à ordures, éponge, vadrouille, moppe, balai, seau, ampoule',
    },
    near: { en: 'cleaning, laundry, household, home', fr: 'nettoyage, entretien, ménage, maison' },
  },
  {
    things: {
      en: 'shoes, slippers, sandals, flip-flops, sneakers, runners, boots, loafers, heels, pumps, clogs, moccasins, insoles, shoelaces',
      fr: 'souliers, chaussures, pantoufles, sandales, gougounes, espadrilles, bottes, bottillons, mocassins, talons hauts, escarpins, sabots, semelles, lacets',
    },
    near: { en: 'shoes, footwear, fashion, clothing', fr: 'chaussures, mode, vêtements' },
  },
  {
    things: {
      en: 'bra, bralette, panties, underwear, boxers, briefs, lingerie, girdle, shapewear, swimsuit, bathing suit, bikini, nightgown, pyjamas, bathrobe, socks, tights, pantyhose',
      fr: 'soutien-gorge, brassière, culotte, bobettes, sous-vêtements, boxer, caleçon, lingerie, gaine, maillot de bain, bikini, jaquette, robe de nuit, pyjama, robe de chambre, bas, collants',
    },
    near: {
      en: 'lingerie, intimates, sleepwear, fashion, clothing',
      fr: 'lingerie, sous-vêtements, nuit, mode, vêtements',
    },
  },
  {
    things: {
      en: 'shirt, blouse, pants, shorts, suit, tuxedo, tie, belt, hat, cap, tuque, mittens, gloves, scarf, uniform, wedding dress, costume',
      fr: 'chemise, chemisier, pantalon, short, complet, habit, cravate, ceinture, chapeau, casquette, tuque, mitaines, gants, foulard, uniforme, robe de mariée, costume',
    },
    near: { en: 'fashion, clothing, apparel', fr: 'mode, vêtements' },
  },
  {
    things: {
      en: 'purse, handbag, wallet, backpack, school bag, luggage, suitcase, duffel bag, briefcase, umbrella',
      fr: 'sacoche, sac à main, portefeuille, sac à dos, sac d’école, bagages, valise, sac de voyage, mallette, parapluie',
    },
    near: { en: 'handbags, bags, luggage, accessories, fashion', fr: 'sacs, bagages, accessoires, mode' },
  },
  {
    things: {
      en: 'diapers, stroller, car seat, crib, baby bottle, pacifier, high chair, baby monitor, toy, doll, lego, board game, video game, teddy bear, plush, trampoline, swing set, scooter',
      fr: 'couches, poussette, siège d’auto, bassinette, biberon, suce, chaise haute, moniteur pour bébé, jouet, poupée, lego, jeu de société, jeu vidéo, ourson, toutou, peluche, trampoline, balançoire, trottinette',
    },
    near: { en: 'toys, games, baby, kids, hobbies', fr: 'jouets, jeux, bébé, enfants, loisirs' },
  },
  {
    things: {
      en: 'dog, cat, puppy, kitten, dog food, cat litter, leash, dog bed, aquarium, bird cage, hamster, pet food',
      fr: 'chien, chat, chiot, chaton, nourriture pour chien, litière, laisse, lit pour chien, aquarium, cage, hamster, animaux',
    },
    near: { en: 'pets, home', fr: 'animaux, maison' },
  },
  {
    things: {
      en: 'tires, winter tires, snow tires, car battery, motor oil, wiper blades, windshield, car wax, jack, booster cables, dash cam, gps',
      fr: 'pneus, pneus d’hiver, batterie d’auto, huile à moteur, essuie-glace, pare-brise, cire, cric, câbles de survoltage, caméra de bord, gps',
    },
    near: {
      en: 'automotive, car, tools, electronics, outdoor',
      fr: 'automobile, auto, outils, électronique, extérieur',
    },
  },
  {
    things: {
      en: 'drill, saw, hammer, screwdriver, wrench, toolbox, ladder, paint, wallpaper, tiles, flooring, faucet, toilet, sink, door, window, nails, screws, generator',
      fr: 'perceuse, scie, marteau, tournevis, clé à molette, coffre à outils, échelle, escabeau, peinture, papier peint, tuiles, plancher, robinet, toilette, évier, porte, fenêtre, clous, vis, génératrice',
    },
    near: { en: 'tools, hardware, improvement, home', fr: 'outils, quincaillerie, rénovation, maison' },
  },
  {
    things: {
      en: 'lawn mower, lawnmower, snow blower, snowblower, shovel, rake, hedge trimmer, fertilizer, seeds, soil, greenhouse, shed, fence, pool, hot tub, gazebo, barbecue, bbq, patio heater, fire pit',
      fr: 'tondeuse, souffleuse, pelle, râteau, taille-haie, engrais, semences, terreau, serre, cabanon, clôture, piscine, spa, gazebo, barbecue, bbq, chauffe-terrasse, foyer extérieur',
    },
    near: { en: 'garden, patio, outdoor', fr: 'jardin, terrasse, extérieur, plein air' },
  },
  {
    things: {
      en: 'bread, milk, cheese, meat, coffee beans, tea bags, chocolate, candy, wine, beer, whisky, water bottles, groceries, snacks, spices, honey, maple syrup',
      fr: 'pain, lait, fromage, viande, grains de café, sachets de thé, chocolat, bonbons, vin, bière, whisky, épicerie, collations, épices, miel, sirop d’érable',
    },
    near: { en: 'gourmet, food, kitchen', fr: 'gourmet, alimentation, cuisine' },
  },
  {
    things: {
      en: 'phone, cell phone, iphone, ipad, tablet, laptop, computer, printer, ink, monitor, keyboard, mouse, router, xbox, playstation, nintendo, console, tv, television, projector, dvd player, walkman, radio',
      fr: 'téléphone, cellulaire, iphone, ipad, tablette, portable, ordinateur, imprimante, encre, moniteur, clavier, souris, routeur, xbox, playstation, nintendo, console, télé, téléviseur, projecteur, lecteur dvd, baladeur, radio',
    },
    near: { en: 'electronics, computers, technology', fr: 'électronique, informatique, technologie' },
  },
  {
    things: {
      en: 'book, novel, cookbook, magazine, dvd, cd, vinyl, record, movie, guitar, piano, drum, violin, calendar, stamps, coins',
      fr: 'livre, roman, livre de cuisine, revue, magazine, dvd, cd, vinyle, disque, film, guitare, piano, batterie, violon, calendrier, timbres, monnaie',
    },
    near: { en: 'books, music, hobbies, crafts, electronics', fr: 'livres, musique, loisirs, artisanat, électronique' },
  },
  {
    things: {
      en: 'bicycle, bike, skis, snowboard, skates, hockey stick, golf clubs, tennis racket, basketball, soccer ball, kayak, canoe, paddle board, tent, sleeping bag, fishing rod, treadmill, elliptical, weights, rowing machine',
      fr: 'bicyclette, vélo, skis, planche à neige, patins, bâton de hockey, bâtons de golf, raquette, ballon, kayak, canot, planche à pagaie, tente, sac de couchage, canne à pêche, tapis roulant, elliptique, haltères, rameur',
    },
    near: {
      en: 'sports, fitness, exercise, outdoor, wellness',
      fr: 'sports, exercice, entraînement, plein air, bien-être',
    },
  },
  {
    things: {
      en: 'medicine, aspirin, ibuprofen, cough syrup, vitamins, supplements, bandages, thermometer, blood pressure monitor, hearing aid, reading glasses, contact lenses, wheelchair, walker, cane, crutches, mask',
      fr: 'médicament, aspirine, ibuprofène, sirop contre la toux, vitamines, suppléments, pansements, thermomètre, tensiomètre, appareil auditif, lunettes de lecture, verres de contact, fauteuil roulant, marchette, canne, béquilles, masque',
    },
    near: { en: 'health, wellness', fr: 'santé, bien-être' },
  },
  {
    things: {
      en: 'perfume, cologne, deodorant, toothpaste, toothbrush, shampoo, razor, shaving cream, sunscreen, nail polish, lipstick, wig, false eyelashes, tattoo',
      fr: 'parfum, eau de Cologne, désodorisant, dentifrice, brosse à dents, shampoing, rasoir, mousse à raser, crème solaire, vernis à ongles, rouge à lèvres, perruque, faux cils, tatouage',
    },
    near: { en: 'beauty, cosmetics, personal care', fr: 'beauté, cosmétiques, soins' },
  },
  {
    things: {
      en: 'engagement ring, wedding band, wedding ring, rolex, cufflinks, tiara, brooch, charm, piercing, anklet',
      fr: 'bague de fiançailles, alliance, jonc, rolex, boutons de manchette, diadème, broche, breloque, perçage, bracelet de cheville',
    },
    near: { en: 'jewellery, watches', fr: 'bijoux, montres' },
  },
  {
    things: {
      en: 'christmas tree, christmas lights, ornaments, wreath, halloween, pumpkin, easter eggs, balloons, gift wrap, greeting card, party supplies, flowers, bouquet, candles, picture frame, curtain rod, blinds',
      fr: 'sapin de Noël, lumières de Noël, boules de Noël, couronne, halloween, citrouille, œufs de Pâques, ballons, papier d’emballage, carte de souhaits, fleurs, bouquet, bougies, chandelles, cadre, tringle, stores',
    },
    near: { en: 'seasonal, holiday, decor, home', fr: 'fêtes, saison, décoration, décor, maison' },
  },
]
