//! What can be wrong with a corrected catalogue: each fault with the field named (`catalogue.abbey.cost.wool`).

use referee::Arg;

use crate::catalogue::{Entry, Listed};
use crate::place::{Reasons, Remark};
use crate::resource::DEAREST;
use crate::{Family, Resource, Rule};

pub(crate) fn fault(rule: Rule, message: &str, field: &str) -> Remark {
    Remark::new(rule, message).with("field", Arg::Text(field.to_owned()))
}

/// What is wrong with the values of one entry.
pub(crate) fn faults(entry: Entry, one: &Listed, path: &str) -> Reasons {
    let mut reasons = Reasons::new();
    let mut within = |rule: Rule, name: &str, number: i16, most: i16| {
        if !(0..=most).contains(&number) {
            let odd = fault(rule, "card-setup-value", &format!("{path}.{name}"));
            reasons.push(odd.with("value", i64::from(number)).with("most", i64::from(most)));
        }
    };
    within(Rule::Comp01, "count", one.count, 62);
    if let Some(price) = &one.cost {
        for (resource, name) in
            Resource::ALL.into_iter().zip(["lumber", "brick", "wool", "grain", "ore", "gold"])
        {
            within(Rule::Comp08, &format!("cost.{name}"), price.written(resource), DEAREST);
        }
    }
    within(Rule::Build15, "points", one.points, 4);
    within(Rule::Bld11, "commerce", one.commerce, 9);
    within(Rule::Bld15, "strength", one.strength, 20);
    within(Rule::Bld15, "tournament", one.tournament, 20);
    if let Some(price) = &one.cost {
        if price.gold > 0 {
            reasons.push(fault(Rule::Res08, "card-setup-gold", &format!("{path}.cost.gold")));
        }
        if !matches!(entry, Entry::Card(_) | Entry::Supply(_))
            || matches!(entry, Entry::Card(card) if card.family() == Family::Action)
        {
            reasons.push(fault(Rule::Action01, "card-setup-no-price", &format!("{path}.cost")));
        }
    } else if matches!(entry, Entry::Supply(_))
        || matches!(entry, Entry::Card(card) if card.family() != Family::Action)
    {
        reasons.push(fault(Rule::Comp08, "card-setup-price", &format!("{path}.cost")));
    }
    match entry {
        Entry::Card(card) => {
            let red = card.family() == Family::Red;
            if one.points > 0 && !red {
                reasons.push(fault(Rule::Build15, "card-setup-points", &format!("{path}.points")));
            }
            if red && one.points <= 0 && one.commerce <= 0 {
                reasons.push(fault(Rule::Build15, "card-setup-red-empty", &format!("{path}.commerce")));
            }
            if card.family() != Family::Knight && (one.strength > 0 || one.tournament > 0) {
                reasons.push(fault(Rule::Bld15, "card-setup-strength", &format!("{path}.strength")));
            }
        }
        Entry::StartSettlement | Entry::Supply(_) => {
            let right = entry.base().points;
            if one.points != right {
                let wrong = fault(Rule::Build04, "card-setup-town-points", &format!("{path}.points"));
                reasons.push(wrong.with("points", i64::from(right)));
            }
        }
        Entry::StartRoad | Entry::Region(_) | Entry::Event(_) => {
            if one.points != 0 {
                reasons.push(fault(Rule::Build15, "card-setup-points", &format!("{path}.points")));
            }
        }
    }
    match (entry, one.number) {
        (Entry::Region(_), Some(1..=6)) => {}
        (Entry::Region(_), number) => {
            let odd = fault(Rule::Prod01, "card-setup-number", &format!("{path}.number"));
            reasons.push(odd.with("value", i64::from(number.unwrap_or(0))));
        }
        (_, Some(_)) => reasons.push(fault(Rule::Prod01, "card-setup-no-number", &format!("{path}.number"))),
        (_, None) => {}
    }
    reasons
}

/// Counts that do not add up to what is in the box (CARD-COMP-01, -05): names whose count is not the base's.
pub(crate) fn wrong_counts(entries: &[(Entry, &Listed)]) -> Reasons {
    let mut reasons = Reasons::new();
    for (entry, one) in entries {
        let (group, right) = entry.group();
        let of_group = entries.iter().filter(|(other, _)| other.group().0 == group);
        let sum: i64 = of_group.map(|(_, one)| i64::from(one.count)).sum();
        let base = entry.base().count;
        let single = matches!(entry, Entry::Region(_));
        if one.count != base && (sum != right || single) {
            let rule = if entry.is_card() { Rule::Comp05 } else { Rule::Comp01 };
            let wrong = fault(rule, "card-setup-count", &format!("catalogue.{}.count", entry.id()));
            reasons.push(wrong.with("value", i64::from(one.count)).with("sum", sum).with("right", right));
        }
    }
    reasons
}

/// Each starting set has the numbers 1 to 6 (CARD-SETUP-06), so that each roll gives something (CARD-PROD-03).
pub(crate) fn wrong_sets(entries: &[(Entry, &Listed)]) -> Reasons {
    let mut reasons = Reasons::new();
    for set in [1, 2] {
        let of_set = |entry: &Entry| matches!(entry, Entry::Region(region) if region.starting_set() == set);
        let mut seen = [false; 7];
        for (entry, one) in entries.iter().filter(|(entry, _)| of_set(entry)) {
            let number = usize::try_from(one.number.unwrap_or(0)).unwrap_or(0).min(6);
            if number > 0 && seen[number] {
                let field = format!("catalogue.{}.number", entry.id());
                for rule in [Rule::Setup06, Rule::Prod03] {
                    let twin = fault(rule, "card-setup-set-numbers", &field);
                    reasons.push(twin.with("set", i64::from(set)).with("number", number_arg(number)));
                }
            }
            seen[number] = true;
        }
    }
    reasons
}

fn number_arg(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(0)
}
