//! Names of months. The names and abbreviations are those of the Unicode CLDR 47, with others that are in use.

use std::{collections::HashMap, sync::OnceLock};

use super::fold;

/// Names, inflected forms and abbreviations from January to December that are no words of other headings.
const NAMES: [&str; 12] = [
    "january januar januari janvier enero gennaio janeiro tammikuu tammi jan jän jänner janv ene gen januára január ianuarie ian gener jaanuar \
     janvāris sausis sausio styczeń stycznia leden ledna ocak siječanj siječnja январь января янв январ січень січня січ януари яну \
     ιανουάριος ιανουαρίου ιαν ינואר ינו 一月 يناير",
    "february februar februari pebruari février febrero febbraio fevereiro helmikuu helmi feb feber fév févr fev febr február februára februarie febrer \
     veebruar februāris vasaris vasario luty lutego únor února şubat veljača veljače февраль февраля фев февр лютий лютого лют февруари \
     φεβρουάριος φεβρουαρίου φεβ פברואר פבר 二月 فبراير",
    "march märz maerz mars marzo março maret maaliskuu maalis mar mär mrz maart marec marca március márc martie març märts marts kovas kovo marzec \
     březen března mart ožujak ožujka март марта мар березень березня бер μάρτιος μαρτίου μαρ מרץ 三月 مارس",
    "april avril abril aprile huhtikuu huhti apr avr abr apríl apríla április ápr aprilie aprill aprīlis balandis balandžio kwiecień kwietnia \
     duben dubna nisan travanj travnja апрель апреля апр април квітень квітня квіт απρίλιος απριλίου απρ אפריל אפר 四月 أبريل ابريل",
    "may mayo mai maggio maio toukokuu touko mag május mája maig gegužė gegužės maja květen května mayıs svibanj svibnja май мая \
     травень травня трав μάιος μαΐου μαι מאי 五月 مايو",
    "june juni juin junio giugno junho kesäkuu kesä jun giu június jún júna iunie iun juny juuni jūnijs birželis birželio czerwiec czerwca \
     červen června haziran lipanj lipnja июнь июня июн юни червень червня черв ιούνιος ιουνίου ιουν יוני 六月 يونيو",
    "july juli juillet julio luglio julho heinäkuu heinä jul juil lug július júl júla iulie iul juliol juuli jūlijs liepa liepos lipiec lipca \
     červenec července temmuz srpanj srpnja июль июля июл юли липень липня лип ιούλιος ιουλίου ιουλ יולי 七月 يوليو",
    "august agustus août aout agosto elokuu elo aug ago augustus augusti augusztus augusta agost augusts rugpjūtis rugpjūčio sierpień sierpnia srpen \
     srpna ağustos kolovoz kolovoza август августа авг серпень серпня серп αύγουστος αυγούστου αυγ אוגוסט אוג 八月 أغسطس",
    "september septembre septiembre setiembre settembre setembro syyskuu syys sep sept sett szeptember szept septembra septembrie setembre \
     septembris rugsėjis rugsėjo wrzesień września září eylül rujan rujna сентябрь сентября сен сент вересень вересня вер септември \
     σεπτέμβριος σεπτεμβρίου σεπ σεπτ ספטמבר ספט 九月 سبتمبر",
    "october oktober octobre octubre ottobre outubro lokakuu loka oct okt ott október októbra octombrie oktoober oktobris spalis spalio \
     październik października říjen října ekim октябрь октября окт жовтень жовтня жовт октомври οκτώβριος οκτωβρίου οκτ אוקטובר אוק 十月 أكتوبر",
    "november novembre noviembre novembro marraskuu marras nov novembra noiembrie noi novembris lapkritis lapkričio listopad listopadu \
     listopada kasım studeni studenoga ноябрь ноября ноя нояб листопад листопада лист ноември νοέμβριος νοεμβρίου νοε נובמבר נוב 十一月 نوفمبر",
    "december dezember desember décembre decembre diciembre dicembre dezembro joulukuu joulu dec dez déc dic desember decembra decembrie desembre \
     detsember decembris gruodis gruodžio grudzień grudnia prosinec prosince aralık prosinac prosinca декабрь декабря дек грудень грудня груд \
     декември δεκέμβριος δεκεμβρίου δεκ דצמבר דצמ 十二月 ديسمبر",
];

/// Short names that are words, codes or names of people in other languages.
const SHORT: [&str; 12] = [
    "sty led oca tam sij",
    "lut úno şub hel velj",
    "maa bře mrt kov ožu",
    "kwi dub nis huh bal tra",
    "maj mei kvě tou svi",
    "cze čvn haz kes",
    "lip čvc tem hei",
    "sie srp ağu",
    "wrz zář eyl syy set ruj",
    "paź říj eki lok out",
    "lis kas",
    "gru pro ara jou des",
];

/// The months by their folded names, and whether a name is a short one.
fn known() -> &'static HashMap<String, (u32, bool)> {
    static KNOWN: OnceLock<HashMap<String, (u32, bool)>> = OnceLock::new();
    KNOWN.get_or_init(|| {
        let mut known = HashMap::new();
        for (names, short) in [(NAMES, false), (SHORT, true)] {
            for (names, month) in names.iter().zip(1..) {
                for name in names.split_whitespace() {
                    known.entry(fold(name)).or_insert((month, short));
                }
            }
        }
        known
    })
}

/// A month by its folded name, an inflected form or its abbreviation, 1 to 12; with the short names that are other words
/// as well if they count.
pub(crate) fn month(word: &str, short: bool) -> Option<u32> {
    let word = word.trim_end_matches('.');
    let word = word
        .strip_suffix("ta")
        .filter(|stem| stem.ends_with("kuu"))
        .unwrap_or(word);
    let (month, is_short) = known().get(word)?;
    (short || !is_short).then_some(*month)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn months_are_known_in_many_languages_and_forms() {
        for (word, expected) in [
            ("march", 3),
            ("jan", 1),
            ("janv.", 1),
            ("tammikuuta", 1),
            ("maart", 3),
            ("stycznia", 1),
            ("brezna", 3),
            ("subat", 2),
            ("декабря", 12),
            ("μαρτιου", 3),
            ("十二月", 12),
            ("אוקטובר", 10),
            ("sett", 9),
        ] {
            assert_eq!(month(word, false), Some(expected), "{word}");
        }
        for (word, expected) in [
            ("maj", 5),
            ("lis", 11),
            ("eki", 10),
            ("set", 9),
            ("pro", 12),
        ] {
            assert_eq!(
                (month(word, false), month(word, true)),
                (None, Some(expected)),
                "{word}"
            );
        }
        assert_eq!(month("ana", true), None);
    }
}
