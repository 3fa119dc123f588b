import { palettes } from '../palettes.ts'
import { group, kind, leaf, pairs } from './kit.ts'

const dresses = group(
  {
    id: 'dresses-skirts',
    en: 'Dresses & Skirts',
    fr: 'Robes et jupes',
    share: 5,
    leaves: [
      leaf('casual-dresses', 'Casual Dresses', 'Robes décontractées', [
        kind(
          'dress_wrap',
          'wrap dress',
          'f robe portefeuille',
          'The wrap front ties at the side and follows your shape without clinging.',
          "Le devant croisé s'attache sur le côté et épouse la silhouette sans la serrer.",
        ),
        kind(
          'dress_shirt',
          'shirt dress',
          'f robe chemise',
          'Button it up for the office, or wear it open over leggings on Saturday.',
          'Boutonnez-la pour le bureau ou portez-la ouverte sur des leggings le samedi.',
          {
            made: pairs`
              cotton poplin = en popeline de coton; linen = en lin; chambray = en chambray @blue @navy;
              washed twill = en sergé délavé
            `,
            features: pairs`
              with pockets = à poches; with roll-tab sleeves = à manches à revers;
              with tie belt = avec ceinture à nouer
            `,
          },
        ),
        kind(
          'dress_tee',
          'T-shirt dress',
          'f robe t-shirt',
          'As easy as a T-shirt, and dressed in one minute.',
          "Aussi simple qu'un t-shirt: on l'enfile et on est habillée.",
        ),
      ]),
      leaf('evening-dresses', 'Evening & Occasion Dresses', 'Robes de soirée', [
        kind(
          'dress_flared',
          'fit-and-flare dress',
          'f robe évasée',
          'Fitted to the waist, then a skirt that moves when you do.',
          'Ajustée à la taille, puis une jupe qui suit chacun de vos pas.',
          {
            price: [79, 199],
            made: pairs`crepe = en crêpe; satin = en satin; lace = en dentelle; stretch velvet = en velours extensible`,
          },
        ),
        kind(
          'dress_maxi',
          'maxi dress',
          'f robe longue',
          'A long, light line that looks right at a wedding and on a terrace.',
          'Une longue ligne légère, aussi belle au mariage que sur une terrasse.',
          {
            made: pairs`
              chiffon = en mousseline; satin = en satin; pleated georgette = en georgette plissée;
              viscose = en viscose
            `,
          },
        ),
      ]),
      leaf('skirts', 'Skirts', 'Jupes', [
        kind(
          'skirt_pleated',
          'pleated midi skirt',
          'f jupe mi-longue plissée',
          'Fine pleats that keep their line in the wash and in the suitcase.',
          'De fins plis qui gardent leur tenue au lavage comme dans la valise.',
          {
            looks: pairs`printed = imprimé/imprimée @print; two-tone = bicolore/ @two-tone; metallic = métallisé/métallisée`,
            features: pairs`with elastic waist = à taille élastique; with side pockets = à poches latérales`,
          },
        ),
        kind(
          'skirt_a-line',
          'A-line skirt',
          'f jupe trapèze',
          'It skims the hips and stops where your boots begin.',
          "Elle glisse sur les hanches et s'arrête là où vos bottes commencent.",
          {
            made: pairs`
              ponte knit = en tricot ponte; corduroy = en velours côtelé; wool blend = en laine mélangée;
              faux suede = en similisuède
            `,
            looks: pairs`high-rise = à taille haute; houndstooth = à motif pied-de-poule @houndstooth; reversible = réversible/`,
            features: pairs`with side pockets = à poches latérales; with front buttons = boutonné/boutonnée devant`,
          },
        ),
      ]),
    ],
  },
  {
    made: pairs`
      cotton jersey = en jersey de coton; viscose = en viscose; bamboo jersey = en jersey de bambou;
      crepe = en crêpe; stretch knit = en tricot extensible
    `,
    looks: pairs`
      floral = fleuri/fleurie @floral; polka-dot = à pois @polka-dots; striped = rayé/rayée @stripes; smocked = smocké/smockée;
      tie-dye = à effet tie-dye @tie-dye; embroidered = brodé/brodée @embroidered; paisley = à motif cachemire @paisley
    `,
    features: pairs`
      with pockets = à poches; with three-quarter sleeves = à manches trois-quarts @three-quarter;
      with flutter sleeves = à manches papillon @flutter; with V-neck = à encolure en V @vee;
      with tie belt = avec ceinture à nouer; with tiered hem = à ourlet étagé
    `,
    points: pairs`
      Machine washable in cold water = Lavable/ à la machine à l'eau froide;
      Pulls on, no zipper = [S'enfile|S'enfilent] sans fermeture éclair;
      Opaque fabric, no slip needed = Tissu opaque, sans jupon;
      Resists creasing in the suitcase = [Résiste|Résistent] aux faux plis dans la valise;
      Regular fit: take your usual size = Coupe régulière: choisissez votre taille habituelle
    `,
    colours: palettes.apparel,
    sizes: 'clothing',
    price: [44, 129],
    grams: [260, 620],
    care: 'machine-wash',
  },
)

const tops = group(
  {
    id: 'tops',
    en: 'Tops & Blouses',
    fr: 'Hauts et chemisiers',
    share: 6,
    leaves: [
      leaf('blouses', 'Blouses & Shirts', 'Chemisiers et blouses', [
        kind(
          'blouse_classic',
          'blouse',
          'm chemisier',
          'Light enough to tuck in, long enough to leave out.',
          'Assez léger pour être rentré, assez long pour être porté par-dessus.',
          {
            made: pairs`
              crepe = en crêpe; satin = en satin; cotton voile = en voile de coton; viscose = en viscose;
              crinkle gauze = en gaze froissée
            `,
          },
        ),
        kind(
          'blouse_tie-neck',
          'tie-neck blouse',
          'f blouse à col lavallière',
          'Tie the bow loosely or let the ends fall: both look finished.',
          'Nouez la boucle ou laissez tomber les pans: les deux font leur effet.',
          {
            made: pairs`crepe = en crêpe; satin = en satin; chiffon = en mousseline; viscose = en viscose`,
            features: pairs`
              with long cuffed sleeves = à manches longues et poignets boutonnés;
              with covered buttons = à boutons recouverts; with balloon sleeves = à manches ballon @balloon
            `,
          },
        ),
        kind(
          'blouse_shirt',
          'button-front shirt',
          'f chemise boutonnée',
          'The one that goes with everything else in the closet.',
          'Celle qui va avec tout le reste du placard.',
          {
            made: pairs`
              linen = en lin; cotton poplin = en popeline de coton; brushed flannel = en flanelle brossée;
              washed cotton = en coton délavé
            `,
            looks: pairs`striped = rayé/rayée @stripes; plaid = à carreaux @plaid; non-iron = sans repassage; oversized = ample/ @oversized`,
          },
        ),
      ]),
      leaf('t-shirts', 'T-Shirts & Tanks', 'T-shirts et camisoles', [
        kind(
          't-shirt_tee',
          'T-shirt',
          'm t-shirt',
          'The neckline keeps its shape, wash after wash.',
          "L'encolure garde sa forme, lavage après lavage.",
          { price: [22, 49] },
        ),
        kind(
          't-shirt_henley',
          'henley',
          'm haut henley',
          'A buttoned placket makes a plain tee look thought about.',
          "Une patte boutonnée, et le simple t-shirt prend de l'allure.",
          { price: [26, 54] },
        ),
      ]),
      leaf('tunics', 'Tunics', 'Tuniques', [
        kind(
          't-shirt_tunic',
          'tunic',
          'f tunique',
          'Covers what it should over leggings, with slits at the sides to move.',
          "Elle couvre ce qu'il faut sur des leggings; ses fentes laissent bouger.",
        ),
      ]),
    ],
  },
  {
    made: pairs`
      cotton = en coton; bamboo jersey = en jersey de bambou; viscose = en viscose; slub knit = en tricot flammé;
      crinkle gauze = en gaze froissée; modal = en modal
    `,
    looks: pairs`
      printed = imprimé/imprimée @print; striped = rayé/rayée @stripes; floral = fleuri/fleurie @floral; embroidered = brodé/brodée @embroidered;
      two-tone = bicolore/ @two-tone; pintucked = à plis nervurés; ribbed = côtelé/côtelée @rib
    `,
    features: pairs`
      with three-quarter sleeves = à manches trois-quarts @three-quarter; with roll-tab sleeves = à manches à revers;
      with V-neck = à encolure en V @vee; with lace trim = à bordure de dentelle; with boat neck = à encolure bateau @boat;
      with curved hem = à ourlet arrondi; with side slits = à fentes latérales
    `,
    points: pairs`
      Machine washable = Lavable/ à la machine; Soft, tag-free neckline = Encolure douce sans étiquette;
      Shrinkage under 3% = Rétrécissement de moins de 3 %;
      Colours hold in the wash = Couleurs qui tiennent au lavage;
      Length at the back covers the seat = Dos plus long qui couvre bien
    `,
    colours: palettes.apparel,
    sizes: 'clothing',
    price: [32, 79],
    grams: [140, 320],
    care: 'machine-wash',
  },
)

const knitwear = group(
  {
    id: 'knitwear',
    en: 'Sweaters & Cardigans',
    fr: 'Chandails et cardigans',
    share: 5,
    leaves: [
      leaf('sweaters', 'Sweaters', 'Chandails', [
        kind(
          'sweater_crew-neck',
          'crew-neck sweater',
          'm chandail à col rond',
          'A middleweight knit for nine months of the year.',
          'Un tricot de poids moyen, bon neuf mois sur douze.',
        ),
        kind(
          'sweater_v-neck',
          'V-neck sweater',
          'm chandail à encolure en V',
          'Drapes over a shirt and never bunches under a coat.',
          'Il tombe bien sur une chemise et ne plisse pas sous le manteau.',
        ),
      ]),
      leaf('turtlenecks', 'Turtlenecks', 'Cols roulés', [
        kind(
          'sweater_turtleneck',
          'turtleneck sweater',
          'm chandail à col roulé',
          'The collar folds twice and stays up, without a scratch.',
          'Le col se replie deux fois, tient droit et ne pique pas.',
        ),
        kind(
          'sweater_cowl-neck',
          'cowl-neck sweater',
          'm chandail à col bénitier',
          'A soft drape at the neck instead of a scarf.',
          "Un drapé souple à l'encolure, qui remplace le foulard.",
        ),
      ]),
      leaf('cardigans', 'Cardigans', 'Cardigans', [
        kind(
          'cardigan_open-front',
          'open-front cardigan',
          'm cardigan ouvert',
          'The extra layer for the office, the plane and the movie theatre.',
          "L'épaisseur de plus pour le bureau, l'avion et le cinéma.",
          {
            features: pairs`
              with pockets = à poches; with shawl collar = à col châle; with waterfall hem = à pans en cascade
            `,
          },
        ),
        kind(
          'cardigan_button-front',
          'button cardigan',
          'm cardigan boutonné',
          'Wear it buttoned as a sweater or open as a jacket.',
          'Fermé, il fait chandail; ouvert, il fait veste.',
        ),
      ]),
    ],
  },
  {
    made: pairs`
      merino wool = en laine mérinos; cotton blend = en coton mélangé; cashmere blend = en cachemire mélangé;
      chenille = en chenille; mohair blend = en mohair mélangé; recycled yarn = en fil recyclé
    `,
    looks: pairs`
      cable-knit = à torsades @cable; Fair Isle = à motif jacquard nordique @fair-isle; striped = rayé/rayée @stripes; ribbed = côtelé/côtelée @rib;
      colour-block = à blocs de couleur @colour-block; pointelle = ajouré/ajourée; waffle-knit = à point gaufré
    `,
    features: pairs`
      with pockets = à poches; with balloon sleeves = à manches ballon @balloon; with side slits = à fentes latérales;
      with pearl buttons = à boutons perlés; with ribbed cuffs = à poignets côtelés;
      with drop shoulders = à épaules tombantes
    `,
    points: pairs`
      Does not scratch = Ne [pique|piquent] pas; Resists pilling = [Résiste|Résistent] au boulochage;
      Warm without bulk = Chaud/Chaude sans être encombrant/encombrante;
      Ribbed cuffs and hem = Poignets et ourlet côtelés;
      Wash in a net, dry flat = À laver dans un filet et à sécher à plat
    `,
    colours: palettes.apparel,
    sizes: 'clothing',
    price: [49, 139],
    grams: [300, 680],
    care: 'delicate',
  },
)

/** Dresses, tops and knitwear, by group. */
export const topGroups = [dresses, tops, knitwear]
