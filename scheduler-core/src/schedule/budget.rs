//! The budget of a week: the expected sales, and the share of them that labour may cost.

use serde::Serialize;

/// The currency of a schedule without one.
pub(crate) const DEFAULT_CURRENCY: &str = "EUR";

/// The budget of a schedule. Every part is optional and is omitted from JSON if missing.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "typescript", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Budget {
    /// The code of the currency (ISO 4217); `EUR` if there is none.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub currency: Option<String>,
    /// Expected sales of each day, Monday first, in hundredths of the currency, at most
    /// 1,000,000,000.
    #[cfg_attr(feature = "typescript", tsify(optional, type = "number[]"))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forecast_cents: Option<[u32; 7]>,
    /// The share of the sales that labour may cost, in whole percent, at most 100.
    #[cfg_attr(feature = "typescript", tsify(optional))]
    #[serde(skip_serializing_if = "Option::is_none")]
    pub labour_percent: Option<u32>,
}

impl Budget {
    /// A budget in a currency, without a forecast.
    pub fn new(currency: impl Into<String>) -> Self {
        Self {
            currency: Some(currency.into()),
            ..Self::default()
        }
    }

    /// The same budget with the expected sales of each day, Monday first, in hundredths of the currency, and the
    /// share of them that labour may cost, in whole percent.
    #[must_use]
    pub fn with_forecast(mut self, forecast_cents: [u32; 7], labour_percent: u32) -> Self {
        self.forecast_cents = Some(forecast_cents);
        self.labour_percent = Some(labour_percent);
        self
    }

    /// The code of the currency.
    #[must_use]
    pub fn currency(&self) -> &str {
        self.currency.as_deref().unwrap_or(DEFAULT_CURRENCY)
    }
}
