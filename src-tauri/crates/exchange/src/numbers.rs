//! Points as people write them.

/// What stands where points should be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Points {
    /// Nothing.
    None,
    /// A whole number, perhaps written as a sum ("20+5").
    Whole(i32),
    /// Something else.
    Words(String),
}

/// Reads points. Sums and differences of whole numbers are reckoned, as BG Stats does.
pub fn points(text: &str) -> Points {
    let text = text.trim();
    if text.is_empty() {
        return Points::None;
    }
    sum(text).map_or_else(|| Points::Words(text.chars().take(60).collect()), Points::Whole)
}

fn sum(text: &str) -> Option<i32> {
    let plain: String = text.chars().filter(|one| !one.is_whitespace()).collect();
    let plain = plain.replace('\u{2212}', "-");
    let mut total = 0_i32;
    let mut rest = plain.as_str();
    let mut first = true;
    while first || !rest.is_empty() {
        let (sign, after) = match (rest.strip_prefix('+'), rest.strip_prefix('-')) {
            (Some(after), _) => (1, after),
            (None, Some(after)) => (-1, after),
            // Only the first number needs no sign.
            (None, None) if first => (1, rest),
            (None, None) => return None,
        };
        let end = after.find(|one: char| !one.is_ascii_digit()).unwrap_or(after.len());
        let number: i32 = after.get(..end)?.parse().ok()?;
        total = total.checked_add(number.checked_mul(sign)?)?;
        rest = after.get(end..)?;
        first = false;
    }
    Some(total)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_are_read_as_people_write_them() {
        assert_eq!(points(" 42 "), Points::Whole(42));
        assert_eq!(points("20+5"), Points::Whole(25));
        assert_eq!(points("20 - 5 + 1"), Points::Whole(16));
        assert_eq!(points("-3"), Points::Whole(-3));
        assert_eq!(points(""), Points::None);
        for words in ["5 stars", "47.3", "7/13", "1e9", "99999999999999999999", "--", "+"] {
            assert!(matches!(points(words), Points::Words(_)), "{words}");
        }
    }
}
