use crate::Router;

pub fn serve(_router: Router) {}

pub fn stop() {}
